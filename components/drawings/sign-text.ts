import { escapeHtml } from '@/lib/site/text';
import { clampStretch, fitClass } from './sign-fit';
import { short, type Color } from './svg';

/** A word painted on a drawn sign: its letters take the width of the board. */
export function signText(text: string, spec: SignTextSpec): string {
  const { x, y, width, size, c = 'white' } = spec;
  const units = Array.from(text).reduce((sum, sign) => sum + capitalWidth(sign), 0);
  const stretch = clampStretch((100 * width) / (units * size));
  const look = `st c-${c} ${fitClass({ stretch, scale: 1 })}`.trim();
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="middle" class="${look}" font-size="${short(size)}">${escapeHtml(text)}</text>`;
}

function capitalWidth(sign: string): number {
  if (/[IJ1.,'’·\s]/.test(sign)) return 0.42;
  return /[MW&]/.test(sign) ? 0.92 : 0.68;
}

type SignTextSpec = { x: number; y: number; width: number; size: number; c?: Color };
