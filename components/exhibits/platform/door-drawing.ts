import { door, fascia } from '@/components/drawings/shop-parts';
import { signText } from '@/components/drawings/sign-text';
import { ellipse, line, path, rect, sceneIds, times, type Color } from '@/components/drawings/svg';
import { shopWindow } from '@/components/drawings/windows';

/** The ground floor of one branch: its door with a card, its window, its house number. All three carry one sign. */
export function doorDrawing(index: number, { sign, number }: { sign: string; number: string }): string {
  const { wall, riser, c, card, inside, front } = BRANCHES[index] ?? BRANCHES[0];
  const nextId = sceneIds(`door${index}-`);
  const plate =
    rect({ x: 108, y: -140, w: 32, h: 24, c: 'enamel', attrs: 'rx="4"' }) +
    signText(number, { x: 124, y: -122, width: 18, size: 15 });
  return (
    `<svg viewBox="0 -200 300 214"><g${index > 0 ? ' class="unlit"' : ''}>` +
    rect({ x: 0, y: -200, w: 300, h: 200, c: wall }) +
    fascia(8, 284, sign, { y: -190, h: 36, size: 24, ground: 'bottle', ink: 'butter' }) +
    shopWindow(nextId, { x: 152, w: 132, h: 104, riser, inside }) +
    door(24, 70, 142, { c }) +
    rect({ x: 0, y: 0, w: 300, h: 14, c: 'stone' }) +
    plate +
    doorCard(card) +
    front +
    '</g></svg>'
  );
}

function doorCard(lines: readonly string[]): string {
  const h = 10 + lines.length * 15;
  const words = lines.map((text, i) =>
    signText(text, { x: 59, y: -91 - h / 2 + 17 + i * 15, width: 40, size: 12, c: 'red' }),
  );
  const [x, y] = [34, -91 - h / 2];
  return `<g class="inw">${
    line(`M44 ${y}L59 ${y - 12}L74 ${y}`, 'iron', 1.2) +
    rect({ x, y, w: 50, h, c: 'white', attrs: 'rx="2"' }) +
    words.join('')
  }</g>`;
}

/** A chair before its mirror. */
const CHAIR =
  rect({ x: 164, y: -122, w: 108, h: 58, c: 'white', attrs: 'opacity=".65" rx="28"' }) +
  rect({ x: 196, y: -60, w: 34, h: 22, c: 'red', attrs: 'rx="5"' }) +
  rect({ x: 222, y: -92, w: 11, h: 48, c: 'red', attrs: 'rx="4"' }) +
  rect({ x: 209, y: -38, w: 8, h: 16, c: 'steel' }) +
  rect({ x: 192, y: -26, w: 42, h: 6, c: 'steel' });

const BLIND =
  times(9, i => rect({ x: 152, y: -128 + i * 10, w: 132, h: 8, c: 'cream' })) +
  line('M218 -38v10', 'iron', 1.6);

const PAPERED =
  rect({ x: 152, y: -128, w: 132, h: 104, c: 'butter2' }) +
  path('M152 -84L200 -128h14L152 -72ZM240 -24L284 -66v12L252 -24Z', 'shade') +
  rect({ x: 174, y: -104, w: 88, h: 52, c: 'white' }) +
  signText('OPENS', { x: 218, y: -82, width: 62, size: 17, c: 'bottle' }) +
  signText('IN MAY', { x: 218, y: -62, width: 62, size: 17, c: 'red' });

const PUDDLE =
  ellipse(78, 3, [70, 5], 'blue') +
  ellipse(120, 8, [44, 3.5], 'blue') +
  line('M40 1q16 3 30 0', 'white', 1.4);

const POT =
  path('M112 -26h26l-4 26h-18Z', 'cream') +
  ellipse(125, -42, [17, 19], 'leaf') +
  ellipse(117, -34, [9, 10], 'leaf2');

const BRANCHES: readonly [Branch, ...Branch[]] = [
  { wall: 'terra', riser: 'brick', c: 'red', card: ['OPEN'], inside: CHAIR, front: POT },
  { wall: 'blue', riser: 'blue2', c: 'bottle', card: ['CLOSED', 'TODAY'], inside: BLIND, front: PUDDLE },
  { wall: 'rose', riser: 'rose2', c: 'enamel', card: ['SOON'], inside: PAPERED, front: '' },
];

type Branch = {
  wall: Color;
  riser: Color;
  c: Color;
  card: readonly string[];
  inside: string;
  front: string;
};
