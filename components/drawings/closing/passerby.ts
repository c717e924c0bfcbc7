import { mergeShapes } from '../merge-shapes';
import { at, circle, line, path, type Color } from '../svg';

/** A person on the pavement, about 104 units tall, walking to the right; `left` turns them around. */
export function passerby(x: number, y: number, look: PasserbyLook): string {
  const { scale = 1 } = look;
  const body = legs(look) + coat(look) + armMarkup(look) + bag(look) + head(look);
  return `<g transform="translate(${x},${y}) scale(${look.left ? -scale : scale},${scale})">${SHADOW}${body}</g>`;
}

function legs({ trousers, long }: PasserbyLook): string {
  const hip = long ? -24 : -40;
  return line(`M-4 ${hip}L-9 -4h7M5 ${hip}L10 -4h7`, trousers, 7.5);
}

function coat({ color, skin, long }: PasserbyLook): string {
  const hem = long ? 50 : 34;
  return (
    skinPath('M-5 -84h9v12h-9Z', skin) +
    path(`M-13 -72q2 -7 10 -7h5q9 0 11 8l5 ${hem}h-36Z`, color) +
    path(`M4 -79q8 0 9 8l5 ${hem}h-11Z`, 'shade', 'opacity=".12"')
  );
}

/** What the arm does: it hangs, holds an umbrella, waves, or reaches ahead. */
function armMarkup({ color, skin, umbrella, arm }: PasserbyLook): string {
  if (umbrella)
    return (
      line('M9 -66L13 -58 14 -72', color, 7) +
      line('M14 -60V-128M14 -152v-5', 'iron', 2.3) +
      path(`M-32 -116a46 36 0 0 1 92 0${'q-7.7 -7 -15.3 0'.repeat(6)}Z`, umbrella[0]) +
      path('M14 -152q-15 12 -15.3 36q7.6 -7 15.3 0q7.7 -7 15.4 0Q29 -140 14 -152Z', umbrella[1])
    );
  if (arm === 'up')
    return line('M10 -68L22 -84', color, 7) + skinPath('M19 -87a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z', skin);
  return line(arm === 'ahead' ? 'M8 -66L25 -54' : 'M9 -66L13 -42', color, 7.5);
}

function bag({ bag: color }: PasserbyLook): string {
  return color ? path('M6 -42h17l3 20h-23Z', color) + line('M9 -42q5 -9 11 0', 'iron', 1.6) : '';
}

function head({ skin, hair, hat, scarf }: PasserbyLook): string {
  const face = skinPath('M-9.5 -91a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z', skin);
  const eyes =
    circle(3, -91, 1.2, 'ink') + circle(9, -91, 1.2, 'ink') + line('M4 -85.500q2.5 1.8 5 0', 'ink', 1.1);
  const hairline = path(
    'M-10.5 -90c-2 -9 4 -15 12 -14.5 7 0 11 5 10.5 11 -6 -1 -10 -2.5 -13 -5 -1 5 -4 8 -9.5 8.500Z',
    hair,
  );
  const warm = hat
    ? path('M-11 -96q1 -13 12 -13t12 13Z', hat) +
      path('M-12.5 -98h27v5h-27Z', 'white') +
      circle(1, -110, 4, 'white')
    : '';
  const knit = scarf ? path('M-9 -82h19v7h-19ZM3 -76h7l2 18h-8Z', scarf) : '';
  return face + eyes + hairline + warm + knit;
}

function skinPath(d: string, skin: Skin): string {
  return `<path d="${d}" class="f skin-${skin}"/>`;
}

/** A market stall with fruit in three crates and the person who sells it. */
export function stall(x: number, y: number, { stripes, fruit, seller }: StallLook): string {
  const crates = fruit.map((c, i) => {
    const left = -66 + i * 51;
    const rows = [0, 1, 2, 3].map(j => circle(left + j * 10, -61 - (j % 2) * 2, 6.4, c));
    const top = [5, 15, 25].map(j => circle(left + j, -68, 6, c));
    return mergeShapes(path(`M${left - 8} -44l3 -16h40l3 16Z`, 'wood') + rows.join('') + top.join(''));
  });
  const counter = path('M-80 -42h160v42h-160Z', 'butter') + path('M-80 -42h160v5h-160Z', 'wood');
  return at(
    x,
    y,
    `<ellipse cy="2" rx="86" ry="5" class="sh"/>${line('M-72 0V-108M72 0V-108', 'wood', 4.5)}${person(seller)}${counter}${crates.join('')}${stripedRoof(stripes)}`,
  );
}

function person({ x, color, skin, hair }: Seller): string {
  return at(
    x,
    -10,
    path('M-17 -40q0 -32 12 -33h10q12 1 12 33Z', color) +
      path('M-9 -66h18l4 26h-26Z', 'white') +
      skinPath('M-10.5 -84a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0Z', skin) +
      circle(-4, -83, 1.2, 'ink') +
      circle(4, -83, 1.2, 'ink') +
      line('M-3 -78q3 2.5 6 0', 'ink', 1.2) +
      path('M-11 -84c-1 -9 4 -14 11 -14s12 5 11 14c-5 -1 -8 -4 -10 -6 -3 3 -7 5 -12 6Z', hair),
  );
}

function stripedRoof([one, other]: readonly [Color, Color]): string {
  return path(stripes(0), one) + path(stripes(1), other);
}

/** Every second of the roof's eleven stripes. */
function stripes(from: number): string {
  return Array.from({ length: Math.ceil((11 - from) / 2) }, (_, i) => {
    const n = from + 2 * i;
    return `M${14.5 * n - 80} -124h14.5L${16 * n - 72} -104q-8 12 -16 0Z`;
  }).join('');
}

const SHADOW = '<ellipse cy="1" rx="20" ry="4" class="sh"/>';

type Skin = 'a' | 'b' | 'c';
type PasserbyLook = {
  color: Color;
  trousers: Color;
  skin: Skin;
  hair: Color;
  left?: boolean;
  long?: boolean;
  scale?: number;
  umbrella?: readonly [Color, Color];
  arm?: 'up' | 'ahead';
  bag?: Color;
  hat?: Color;
  scarf?: Color;
};
type Seller = { x: number; color: Color; skin: Skin; hair: Color };
type StallLook = {
  stripes: readonly [Color, Color];
  fruit: readonly [Color, Color, Color];
  seller: Seller;
};
