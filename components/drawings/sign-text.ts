import { clampStretch } from './sign-fit';
import { short, type Color } from './svg';
import { escapeHtml } from '@/lib/kernel/text';

/** A word painted on a drawn sign: its letters take the width of the board. */
export function signText(text: string, spec: SignTextSpec): string {
  const { x, y, width, size, c = 'white' } = spec;
  const units = Array.from(text).reduce((sum, sign) => sum + capitalWidth(sign), 0);
  const stretch = clampStretch((100 * width) / (units * size));
  const font = `font-size="${short(size)}" font-stretch="${stretch}%"`;
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="middle" class="st c-${c}" ${font}>${escapeHtml(text)}</text>`;
}

function capitalWidth(sign: string): number {
  if (/[IJ1.,'’·\s]/.test(sign)) return 0.42;
  return /[MW&]/.test(sign) ? 0.92 : 0.68;
}

type SignTextSpec = { x: number; y: number; width: number; size: number; c?: Color };
