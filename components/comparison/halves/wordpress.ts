import { block, circle, d, ellipse, line, path, times, type Color } from '@/components/drawings/svg';
import type { Halves } from './half';

/** A fitted kitchen with no one in it, and a table that is laid. */
export const wordpressHalves: Halves = {
  competitor: () => rail() + jars() + counter() + stove() + board(),
  agency: face => face('joao', { x: 338, y: -252, size: 196 }) + table() + dish() + glass() + flowers(),
};

function rail(): string {
  const pans = [
    [110, 26],
    [176, 20],
    [236, 15],
  ] as const;
  return (
    line('M60 -214H540', 'iron', 5) +
    pans
      .map(([x, r]) => circle(x, -192 + r + 12, r, 'iron') + line(d`M${x} -214v22v14`, 'iron', 4.5))
      .join('') +
    line('M300 -214v46M340 -214v40', 'steel', 4) +
    ellipse(300, -160, [11, 14], 'steel') +
    path('M330 -176h20v34q-10 8 -20 0Z', 'steel')
  );
}

function jars(): string {
  return (
    block('396 -206 150 8', 'wood') +
    jar('red', [408, 26]) +
    jar('marigold', [440, 34]) +
    jar('leaf2', [474, 22]) +
    jar('enamel', [506, 30])
  );
}

function jar(c: Color, [x, h]: readonly [number, number]): string {
  return (
    block(`${x} ${-206 - h} 24 ${h}`, c, 'rx="3"') + block(`${x + 3} ${-212 - h} 18 7`, 'white', 'rx="2"')
  );
}

function counter(): string {
  const doors = [10, 84, 402, 476, 550];
  return (
    block('-20 -90 640 90', 'butter') +
    block('-20 -104 640 14', 'wood') +
    block('-20 -92 640 4', 'shade') +
    doors
      .map(x => block(`${x} -78 64 66`, 'butter2') + block(`${x + 26} -70 14 5`, 'brass', 'rx="2"'))
      .join('')
  );
}

function stove(): string {
  return (
    block('176 -112 204 112', 'steel') +
    block('176 -112 204 10', 'iron') +
    block('196 -70 164 56', 'iron') +
    block('206 -62 144 40', 'glass2') +
    times(4, i => circle(214 + i * 42, -88, 7, 'ink')) +
    path('M204 -116v-34h76v34q0 6 -6 6h-64q-6 0 -6 -6Z', 'red') +
    block('196 -154 92 7', 'red', 'rx="3"') +
    block('236 -164 12 11', 'ink', 'rx="3"') +
    block('186 -144 18 6', 'ink') +
    block('280 -144 18 6', 'ink')
  );
}

/** A cookbook, and carrots on a board. */
function board(): string {
  return (
    block('444 -114 104 10', 'terra', 'rx="3"') +
    path('M456 -114q14 -20 44 -3l-4 3ZM500 -112q10 -16 30 -5l-3 4Z', 'marigold') +
    path('M458 -118l-14 -10 4 10ZM452 -114l-14 -2 6 5Z', 'leaf') +
    line('M512 -126l40 -10', 'steel', 6) +
    block('70 -152 74 48', 'white', 'rx="2"') +
    block('105.5 -152 3 48', 'stone') +
    times(4, i => block(`77 ${-144 + i * 9} 22 3`, 'stone') + block(`114 ${-144 + i * 9} 22 3`, 'stone'))
  );
}

function table(): string {
  const hem = times(16, () => 'q-20 18 -40 0');
  return (
    block('-20 -84 640 84', 'white') +
    path(`M-20 -84h640v20${hem}Z`, 'cream') +
    block('-20 -84 640 5', 'shade')
  );
}

function dish(): string {
  return (
    ellipse(232, -80, [112, 12], 'steel') +
    ellipse(232, -83, [100, 9], 'white') +
    path('M152 -86a80 76 0 0 1 160 0Z', 'steel') +
    path('M174 -93a62 58 0 0 1 40 -50q-21 22 -23 50Z', 'hi') +
    circle(232, -166, 8, 'steel') +
    block('147 -90 170 7', 'stone', 'rx="3"')
  );
}

function glass(): string {
  return (
    path('M500 -148h40l-4 30q-2 10 -12 11v22h-8v-22q-10 -1 -12 -11Z', 'glass') +
    block('502 -132 36 14', 'red', 'opacity=".75"') +
    block('506 -87 28 5', 'glass')
  );
}

function flowers(): string {
  const blooms = [
    [80, -154, 'red'],
    [94, -166, 'marigold'],
    [108, -150, 'rose2'],
  ] as const;
  return (
    path('M74 -84v-38q0 -8 8 -8h18q8 0 8 8v38Z', 'enamel') +
    blooms
      .map(
        ([x, y, c]) =>
          line(d`M91 -128L${x} ${y + 6}`, 'leaf', 2.5) + circle(x, y, 10, c) + circle(x, y, 4, 'butter'),
      )
      .join('')
  );
}
