/**
 * Makes the font files of the site from the fontsource packages. Archivo: the signs that headings, boards and prices use,
 * in one weight, its widths kept (the letters must stretch to fill a board). Figtree in two: what our texts are written
 * with, and the rest of its Latin, which a browser fetches when a page or a visitor writes such a letter; and once more
 * for invoices as PDF, in one weight and not compressed, with the letters of other languages in a file of their own. A word
 * with a letter that Figtree doesn't have is printed in Noto Sans: Vietnamese and the rest of Latin, Greek and Cyrillic.
 * The results are committed; run `npm run fonts` only after changing the sign set or a font package.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typography = '’‘“”–…·×©';
const names = 'ãáéíóúñçü';
const accents = Array.from({ length: 32 }, (_, index) => String.fromCharCode(0xe0 + index)).join('');
const features = ['kern', 'tnum', 'mark', 'mkmk'];

const root = new URL('..', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);
const fonts = new URL('app/fonts/', root);

await mkdir(fonts, { recursive: true });
const archivo = new URL('archivo/files/archivo-latin-standard-normal.woff2', packages);
const figtree = new URL('figtree/files/figtree-latin-wght-normal.woff2', packages);
const figtreeExt = new URL('figtree/files/figtree-latin-ext-wght-normal.woff2', packages);
const figtreeWeights = { wght: { min: 300, max: 750 } };
const rest = signsOf(
  /unicode-range:\s*([^;]+);/.exec(await readFile(new URL('app/fonts.css', root), 'utf8'))[1],
);

await writeSubset('archivo-subset.woff2', archivo, {
  signs: ascii + typography + names,
  variationAxes: { wght: 800, wdth: { min: 62, max: 125 } },
  most: 20_000,
});
// The same signs, not compressed: share images draw their letters from it.
await writeSubset('archivo-outlines.ttf', archivo, {
  signs: ascii + typography + names,
  variationAxes: { wght: 800, wdth: { min: 62, max: 125 } },
  targetFormat: 'truetype',
  most: 50_000,
});
await writeSubset('figtree-subset.woff2', figtree, {
  signs: `${ascii}${typography}${accents}\u00a0—→−£€`,
  variationAxes: figtreeWeights,
  most: 14_000,
});
await writeSubset('figtree-rest.woff2', figtree, {
  signs: rest,
  variationAxes: figtreeWeights,
  most: 14_000,
});
await writeSubset('figtree-print.ttf', figtree, {
  signs: signsOf('U+20-7e, U+a0-17f, U+2010-203a, U+20a0-20bf, U+2122, U+2192, U+2212'),
  variationAxes: { wght: 450 },
  targetFormat: 'truetype',
  most: 40_000,
});
await writeSubset('figtree-print-ext.ttf', figtreeExt, {
  signs: signsOf('U+100-24f, U+1e00-1eff, U+20a0-20bf'),
  variationAxes: { wght: 450 },
  targetFormat: 'truetype',
  most: 40_000,
});
for (const part of ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'])
  await writeSubset(
    `noto-print-${part}.ttf`,
    new URL(`noto-sans/files/noto-sans-${part}-wght-normal.woff2`, packages),
    {
      signs: signsOf('U+20-7e, U+a0-52f, U+1c80-1c8f, U+1e00-1fff, U+2010-203a, U+2de0-2dff, U+a640-a69f'),
      variationAxes: { wght: 430 },
      targetFormat: 'truetype',
      most: 80_000,
    },
  );
await copyFile(new URL('noto-sans/LICENSE', packages), new URL('noto-sans-OFL.txt', fonts));
await copyFile(new URL('archivo/LICENSE', packages), new URL('archivo-OFL.txt', fonts));
await copyFile(new URL('figtree/LICENSE', packages), new URL('figtree-OFL.txt', fonts));

async function writeSubset(name, source, { signs, variationAxes, most, targetFormat = 'woff2' }) {
  const subset = await subsetFont(await readFile(source), signs, {
    targetFormat,
    variationAxes,
    keepFeatures: features,
  });
  if (subset.length > most) throw new Error(`${name} is ${subset.length} bytes, above ${most}`);
  await writeFile(new URL(name, fonts), subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** Every sign of a CSS unicode-range. */
function signsOf(range) {
  return range
    .split(',')
    .flatMap(part => {
      const [first, last = first] = part.trim().slice(2).split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}
