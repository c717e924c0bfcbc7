import { signText } from '@/components/drawings/sign-text';
import { at, block, circle, d, line, path, times } from '@/components/drawings/svg';
import { townPageCalls } from '@/content/case-studies';
import type { MissPicture } from '@/content/case-study';
import { van } from './scenes';

/** What went wrong, as a picture of 400 by 224. Decoration beside the words. */
export function missDrawing(picture: MissPicture): string {
  return `<svg viewBox="0 0 400 224" class="day" aria-hidden="true">${PICTURES[picture]()}</svg>`;
}

const GROUND = block('0 178 400 14', 'stone') + block('0 192 400 32', 'slate');

function diner(): string {
  const house =
    block('0 -104 170 104', 'steel') +
    block('0 -104 170 12', 'red') +
    block('0 -60 170 5', 'red') +
    times(3, i => block(`${10 + i * 38} -54 30 34`, 'glass')) +
    block('128 -66 30 66', 'enamel') +
    block('134 -60 18 28', 'glass') +
    block('26 -140 118 32', 'ink') +
    signText('DINER', { x: 85, y: -116, width: 90, size: 25, c: 'marigold' });
  const stamp =
    block('-92 -26 184 52', 'white', 'rx="6"') +
    '<rect x="-90" y="-24" width="180" height="48" rx="5" fill="none" class="s c-red" stroke-width="4"/>' +
    signText('Gone on day 14', { x: 0, y: 8, width: 150, size: 21, c: 'red' });
  return (
    block('0 0 400 224', 'glass') +
    at(206, 178, house) +
    GROUND +
    at(106, 184, van(), 0.92) +
    `<g transform="translate(290,46) rotate(-7)">${stamp}</g>`
  );
}

/** Month by month: what two pages brought. */
function wait(): string {
  const bars = townPageCalls.map((calls, month) => {
    const x = 34 + month * 58;
    const h = calls * 17;
    const count = text(String(calls), { x: x + 20, y: calls ? 170 - h : 162, size: 20 });
    const bar = calls
      ? block(`${x} ${178 - h} 40 ${h}`, 'bottle')
      : `<rect x="${x + 1}" y="170" width="38" height="8" fill="none" class="s c-red" stroke-width="2"/>`;
    return bar + count + text(String(month + 1), { x: x + 20, y: 201, size: 17 });
  });
  return block('0 0 400 224', 'white') + bars.join('') + block('20 178 360 2', 'ink');
}

/** One van, one bridge, and a queue of orders on the wrong side. */
function bridge(): string {
  return (
    block('0 0 400 224', 'glass') +
    path('M0 150h128v74H0ZM272 150h128v74H272Z', 'leaf') +
    block('128 170 144 54', 'blue') +
    line('M140 192h30M200 206h36M176 216h22', 'white', 3) +
    block('112 142 176 12', 'stone') +
    line('M116 142V84q84 -40 168 0v58M144 142V82M172 142V72M228 142V72M256 142V82M200 142V70', 'red', 5) +
    at(66, 146, van(), 0.62) +
    times(6, i => at(296 + (i % 3) * 34, 146 - Math.floor(i / 3) * 40, bouquet()))
  );
}

function bouquet(): string {
  return (
    path('M-9 0L-13 -18h26L9 0Z', 'cream') +
    circle(-8, -22, 7, 'rose2') +
    circle(7, -23, 7, 'red') +
    circle(0, -29, 7, 'marigold')
  );
}

/** Two sheets, and a basket for both. */
function newsletter(): string {
  const sheet =
    block('-46 -60 92 116', 'white', 'rx="2"') +
    block('-36 -50 72 12', 'green2') +
    times(5, i => block(`-36 ${-30 + i * 12} ${i === 4 ? 40 : 72} 5`, 'stone')) +
    block('-36 32 30 16', 'rose');
  const basket =
    path('M-64 -70h128L48 0H-48Z', 'steel') +
    times(5, i => line(d`M${-44 + i * 22} -64L${-34 + i * 17} -6`, 'slate', 3)) +
    block('-70 -78 140 10', 'iron', 'rx="4"');
  return (
    block('0 0 400 224', 'butter') +
    GROUND +
    `<g transform="translate(170,92) rotate(-14)">${sheet}</g><g transform="translate(240,84) rotate(11)">${sheet}</g>` +
    at(206, 184, basket)
  );
}

/** Three notes in a week, all with balloons. */
function reminders(): string {
  const balloons =
    line('M0 10q-6 18 2 34M24 4q4 20 -6 40', 'iron', 1.6) +
    circle(0, -6, 14, 'marigold') +
    circle(24, -12, 14, 'rose2');
  const note = (c: 'white' | 'cream') =>
    block('-54 -48 108 104', c, 'rx="3"') +
    at(-10, -10, balloons) +
    block('-38 34 76 5', 'stone') +
    block('-38 44 50 5', 'stone');
  return (
    block('0 0 400 224', 'mint2') +
    times(
      3,
      i =>
        `<g transform="translate(${84 + i * 116},${100 + (i % 2) * 14}) rotate(${[-6, 4, -3][i] ?? 0})">${note(i === 1 ? 'cream' : 'white')}${circle(0, -44, 6, 'red')}</g>`,
    )
  );
}

/** The envelope that still comes, and the shoebox. */
function envelope(): string {
  return (
    block('0 0 400 224', 'rose') +
    block('0 170 400 54', 'wood') +
    block('0 170 400 5', 'shade') +
    path('M196 84h150v88h-150Z', 'terra') +
    path('M188 66h166v24h-166Z', 'brick') +
    path('M216 66l10 -34 34 8 -6 26ZM262 66l6 -40 30 4 -4 36ZM304 66l18 -28 24 14 -10 14Z', 'white') +
    line('M228 44l22 6M272 38l18 2', 'stone', 3) +
    block('52 98 122 78', 'cream', 'rx="2"') +
    path('M52 98l61 44 61 -44v6l-61 46 -61 -46Z', 'stone') +
    block('146 106 20 22', 'red')
  );
}

function text(words: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" class="st c-ink" font-size="${size}">${words}</text>`;
}

const PICTURES: Record<MissPicture, () => string> = { diner, wait, bridge, newsletter, reminders, envelope };
