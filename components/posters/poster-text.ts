import fs from 'node:fs';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { short } from '@/components/drawings/svg';

/**
 * A line of text in the site's display type as outlines, its baseline at the given spot: programs that turn drawings
 * into pictures know neither our font nor its widths. `stretch` is the letters' width in percent.
 */
export function textOutlines(text: string, { x, y, size, stretch, tracking, anchor }: Lettering): string {
  const { glyphs, width } = layOut(text, { size, stretch, tracking });
  const scale = size / UNITS_PER_EM;
  const start = x - width * { start: 0, middle: 0.5, end: 1 }[anchor ?? 'start'];
  const letters = glyphs.map(({ path, at }) =>
    path === '' ? '' : `<path transform="translate(${short(at)},0)" d="${path}"/>`,
  );
  return `<g transform="translate(${start.toFixed(2)},${y}) scale(${scale.toFixed(5)},${(-scale).toFixed(5)})">${letters.join('')}</g>`;
}

/** In units of `size`. */
export function textWidth(text: string, type: Type): number {
  return layOut(text, type).width;
}

function layOut(text: string, { size, stretch = 100, tracking = 0 }: Type): Line {
  const font = openFont();
  font.setVariations([new Variation('wdth', stretch)]);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let pen = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const glyph = { path: font.glyphToPath(codepoint), at: pen };
    pen += xAdvance + tracking * UNITS_PER_EM;
    return glyph;
  });
  return { glyphs, width: ((pen - tracking * UNITS_PER_EM) * size) / UNITS_PER_EM };
}

function openFont(): Font {
  cachedFont ??= new Font(new Face(new Blob(fs.readFileSync('app/fonts/archivo-outlines.ttf'))));
  return cachedFont;
}

let cachedFont: Font | undefined;
const UNITS_PER_EM = 1000;

/** `tracking` is the space between letters in em. */
type Type = { size: number; stretch?: number | undefined; tracking?: number | undefined };
type Lettering = Type & { x: number; y: number; anchor?: 'start' | 'middle' | 'end' | undefined };
type Line = { glyphs: { path: string; at: number }[]; width: number };
