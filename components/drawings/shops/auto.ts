import { bricks, door, fascia } from '../shop-parts';
import { at, path, rect, ring, times } from '../svg';
import { shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 262;
const TOP = -206;

export const auto: Shop = {
  width: WIDTH,
  draw: nextId =>
    steppedWall() +
    fascia(26, WIDTH - 52, 'TULLY AUTO', { ground: 'red', y: -206, h: 44, size: 30 }) +
    garageDoor() +
    shopWindow(nextId, { x: 158, w: 46, h: 82, inside: tires(), riser: 'terra' }) +
    door(216, 36, 108, { c: 'red', open: true }),
};

function steppedWall(): string {
  const middle = WIDTH - 168;
  return (
    path(`M0 0V${TOP}h40v-20h44v-18h${middle}v18h44v20h40V0Z`, 'terra') +
    path(
      `M-4 ${TOP - 5}h44v-20h44v-18h${middle}v18h44v20h40v7h-48v-20h-44v-18h-${WIDTH - 176}v18h-44v20h-48Z`,
      'white',
      'opacity=".95"',
    ) +
    bricks({ x: 6, y: TOP + 8, w: WIDTH - 12, h: 40, seed: 33 })
  );
}

function garageDoor(): string {
  return (
    rect({ x: 20, y: -128, w: 118, h: 128, c: 'white' }) +
    rect({ x: 26, y: -122, w: 106, h: 122, c: 'steel' }) +
    times(3, i => rect({ x: 26, y: -122 + i * 14, w: 106, h: 1.5, c: 'shade' })) +
    rect({ x: 26, y: -80, w: 106, h: 80, c: 'ink', attrs: 'opacity=".85"' }) +
    rect({ x: 26, y: -80, w: 106, h: 80, c: 'glow' }) +
    times(4, i => rect({ x: 32 + i * 25, y: -104, w: 20, h: 11, c: 'glass' })) +
    at(79, -12, car(), 1.3)
  );
}

function car(): string {
  return (
    path('M-36 0v-12q0-4 5-5l8-2 9-13q2-3 6-3h16q4 0 6 3l9 13 8 2q5 1 5 5v12Z', 'marigold') +
    path('M-12 -19l7-11q1-2 4-2h2q3 0 4 2l7 11Z', 'glass', 'transform="scale(1.25 1)"') +
    rect({ x: -32, y: -13, w: 11, h: 5, c: 'white', attrs: 'rx="2"' }) +
    rect({ x: 21, y: -13, w: 11, h: 5, c: 'white', attrs: 'rx="2"' }) +
    rect({ x: -14, y: -11, w: 28, h: 5, c: 'ink', attrs: 'rx="2"' }) +
    rect({ x: -32, y: 0, w: 12, h: 9, c: 'iron', attrs: 'rx="2"' }) +
    rect({ x: 20, y: 0, w: 12, h: 9, c: 'iron', attrs: 'rx="2"' })
  );
}

function tires(): string {
  const stack = [169, 181, 193].map(x => ring(x, -64, 9, { c: 'iron', width: 5 }));
  return rect({ x: 160, y: -52, w: 42, h: 3, c: 'wood' }) + stack.join('');
}
