import { signText } from './sign-text';
import { at, circle, d, line, path, rect, ring, short, times, type Color, type Paint } from './svg';

/** A shop door with its transom, glass and handle; some carry an OPEN card. */
export function door(x: number, w: number, h: number, o: DoorLook): string {
  const y = -h;
  const frame = o.frame ?? 'white';
  const pane =
    rect({ x: x + 6, y: y + 24, w: w - 12, h: h * 0.44, c: 'glass' }) +
    path(d`M${x + 9} ${y + 22 + h * 0.44}l${w * 0.35} ${-h * 0.42}h5l${-w * 0.35} ${h * 0.42}Z`, 'hi');
  return (
    rect({ x: x - 4, y: y - 4, w: w + 8, h: h + 4, c: frame }) +
    rect({ x, y, w, h, c: o.c }) +
    pane +
    rect({ x, y, w, h: 16, c: 'glass' }) +
    rect({ x, y: y + 15, w, h: 3, c: frame }) +
    rect({ x: x + 7, y: -h * 0.24, w: w - 14, h: h * 0.16, c: 'shade', attrs: 'opacity=".7"' }) +
    rect({ x: x + w - 9, y: -h * 0.46, w: 3, h: 13, c: 'brass', attrs: 'rx="1.5"' }) +
    (o.open ? openCard(x + w / 2, y + 32) : '') +
    rect({ x: x - 8, y: -4, w: w + 16, h: 4, c: 'stone' })
  );
}

/** The sign over the window. */
export function fascia(x: number, w: number, name: string, o: FasciaLook = {}): string {
  const y = o.y ?? -156;
  const h = o.h ?? 34;
  const ink = o.ink ?? 'white';
  const keyline = `<rect x="${x + 5}" y="${y + 4}" width="${w - 10}" height="${h - 8}" fill="none" class="s c-${ink}" stroke-width="1" opacity=".55"/>`;
  return (
    rect({ x: x - 2, y: y - 5, w: w + 4, h: 5, c: o.trim ?? 'white' }) +
    rect({ x, y, w, h, c: o.ground ?? 'bottle' }) +
    keyline +
    signText(name, { x: x + w / 2, y: y + h / 2 + 7.4, width: w - 34, size: o.size ?? 21, c: ink }) +
    rect({ x, y: y + h, w, h: 3, c: 'shade' })
  );
}

export function cornice(x: number, y: number, w: number, c: Paint = 'white'): string {
  const teeth = Math.ceil((w - 10) / 16);
  return (
    rect({ x: x - 6, y: y - 10, w: w + 12, h: 10, c }) +
    rect({ x: x - 9, y: y - 14, w: w + 18, h: 5, c }) +
    rect({ x: x - 4, y, w: w + 8, h: 4, c: 'shade' }) +
    times(teeth, i => rect({ x: x + 4 + i * 16, y, w: 6, h: 7, c }))
  );
}

/** A few bricks that show through, placed by a fixed seed. */
export function bricks({ x, y, w, h, seed }: BrickSpec): string {
  let state = seed;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  return times(Math.ceil((w * h) / 900), () => {
    const bx = Math.round(x + 6 + random() * (w - 24));
    const by = y + 6 + Math.floor((random() * (h - 14)) / 8) * 8;
    return rect({ x: bx, y: by, w: 11, h: 4, c: 'shade', attrs: 'opacity=".5"' });
  });
}

/** A small sign hung out over the pavement; `side` is 1 to the right of the wall, -1 to its left. */
export function hangingSign({ x, y, side, glyph, c }: HangingSignSpec): string {
  return (
    line(d`M${x} ${y}h${side * 30}`, 'iron', 2.4) +
    line(d`M${x} ${y + 10}l${side * 10} -10`, 'iron', 1.6) +
    line(d`M${x + side * 17} ${y}v5`, 'iron', 1.4) +
    at(x + side * 17, y + 22, circle(0, 0, 17, c) + ring(0, 0, 14, { c: 'white', width: 1 }) + glyph)
  );
}

export function flowerPot(x: number, c: Color, k = 1): string {
  return (
    path(d`M${x - 9 * k} ${-16 * k}h${18 * k}l-${2.5 * k} ${16 * k}h-${13 * k}Z`, c) +
    rect({ x: x - 10 * k, y: -18 * k, w: 20 * k, h: 4 * k, c })
  );
}

export function bush(x: number, y: number, k: number): string {
  return (
    circle(x, y, k, 'leaf') +
    circle(x - k * 0.7, y + k * 0.4, k * 0.75, 'leaf2') +
    circle(x + k * 0.7, y + k * 0.35, k * 0.8, 'leaf') +
    circle(x + k * 0.2, y - k * 0.35, k * 0.5, 'leaf3')
  );
}

/** A lamp on its cord, glowing at night. */
export function pendant(x: number, y: number, cord: number): string {
  const foot = y + cord;
  return (
    line(d`M${x} ${y}v${cord}`, 'iron', 1.2) +
    path(d`M${x - 8} ${foot + 8}a8 8 0 0 1 16 0Z`, 'marigold') +
    circle(x, foot + 9, 10, 'glow')
  );
}

function openCard(x: number, y: number): string {
  const text = `<text x="${short(x)}" y="${short(y + 8.5)}" text-anchor="middle" class="st c-red" font-size="8">OPEN</text>`;
  return `<g class="inw open-card">${rect({ x: x - 13, y, w: 26, h: 11, c: 'white', attrs: 'rx="2"' })}${text}</g>`;
}

type DoorLook = { c: Color; frame?: Color; open?: boolean };
type FasciaLook = {
  ground?: Color;
  ink?: Color;
  trim?: Color;
  size?: number;
  y?: number;
  h?: number;
};
type BrickSpec = { x: number; y: number; w: number; h: number; seed: number };
type HangingSignSpec = { x: number; y: number; side: 1 | -1; glyph: string; c: Color };
