/** A color as the site's style sheets write it, as one that every program knows. Returns other values as they are. */
export function plainColor(value: string): string {
  const color = parseColor(value);
  return color ? write(color) : value;
}

function parseColor(value: string): Oklab | null {
  const mixed = MIX.exec(value);
  if (mixed) {
    const [, one = '', other = '', percent = ''] = mixed;
    return mix(parseColor(one), parseColor(other), Number(percent) / 100);
  }
  const [, l, c, h, alpha = '1'] = OKLCH.exec(value) ?? [];
  if (l === undefined) return null;
  const turn = (Number(h) * Math.PI) / 180;
  return [Number(l), Number(c) * Math.cos(turn), Number(c) * Math.sin(turn), Number(alpha)];
}

function mix(one: Oklab | null, other: Oklab | null, share: number): Oklab | null {
  if (!one || !other) return null;
  const part = (index: 0 | 1 | 2 | 3) => one[index] * (1 - share) + other[index] * share;
  return [part(0), part(1), part(2), part(3)];
}

/** Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/ */
function write([lightness, a, b, alpha]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encode);
  return alpha === 1 ? `rgb(${channels.join()})` : `rgba(${channels.join()},${alpha})`;
}

function encode(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}

type Oklab = readonly [number, number, number, number];

const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: ?\/ ?([\d.]+))?\)$/;
const MIX = /^color-mix\(in oklab, ?(oklch\([^)]*\)), ?(oklch\([^)]*\)) ([\d.]+)%\)$/;
