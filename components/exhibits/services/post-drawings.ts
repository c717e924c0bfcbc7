import { circle, ellipse, line, path, times } from '@/components/drawings/svg';

/** The bakery's posts that show things, by the day of the month; each fills a box of 80 by 60 units. */
export const POST_DRAWINGS: Readonly<Record<number, string>> = {
  1: plumCake(),
  3: croissant(),
  8: loaf('wood', 'trunk'),
  10: crackedCrust(),
  15: rolls(),
  17: starterJar(),
  22: pumpkinBread(),
  24: scoredLoaf(),
  26: dog(),
};

function plumCake(): string {
  return (
    ellipse(40, 48, [36, 8], 'stone') +
    path('M10 26h60v16q-30 12 -60 0Z', 'butter2') +
    ellipse(40, 26, [30, 10], 'butter') +
    times(5, i => ellipse(20 + i * 10, 25 + (i % 2) * 4, [6, 3.6], 'plum'))
  );
}

function croissant(): string {
  return (
    path('M8 44Q6 18 40 14Q74 18 72 44Q64 34 54 36Q40 26 26 36Q16 34 8 44Z', 'terra') +
    line('M28 17l-6 17M40 15v14M52 17l6 17', 'wood', 3)
  );
}

function loaf(crust: 'wood' | 'terra', dark: 'trunk' | 'wood'): string {
  return (
    ellipse(40, 36, [34, 18], crust) +
    path('M6 38q34 22 68 0q-2 16 -34 16t-34 -16Z', dark) +
    line('M24 26l8 10M38 23l8 12M52 25l7 10', 'butter', 3)
  );
}

function crackedCrust(): string {
  return (
    circle(40, 30, 26, 'terra') +
    circle(40, 30, 20, 'butter2') +
    line('M26 20l10 10 -4 12 12 4M44 14l2 14 14 6', 'wood', 3)
  );
}

function rolls(): string {
  return [
    [22, 38],
    [58, 38],
    [40, 24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, [18, 13], 'butter2') + line(`M${x - 8} ${y - 4}q8 -5 16 0`, 'terra', 3),
    )
    .join('');
}

function starterJar(): string {
  return (
    path('M22 14h36v40q0 4 -4 4H26q-4 0 -4 -4Z', 'glass') +
    path('M22 30q18 -8 36 0v24q0 4 -4 4H26q-4 0 -4 -4Z', 'cream') +
    times(5, i => circle(28 + i * 6, 40 + (i % 3) * 5, 2.4, 'stone')) +
    path('M20 6h40v8H20Z', 'red')
  );
}

function pumpkinBread(): string {
  return (
    path('M10 52V28q30 -22 60 0v24Z', 'marigold') +
    path('M10 44h60v8H10Z', 'terra') +
    line('M24 28v12M40 24v16M56 28v12', 'terra', 3)
  );
}

function scoredLoaf(): string {
  return (
    ellipse(38, 38, [32, 18], 'terra') +
    line('M38 50V26M38 42l-10 -6M38 42l10 -6M38 34l-9 -6M38 34l9 -6', 'cream', 3) +
    line('M54 22L74 6', 'steel', 4)
  );
}

function dog(): string {
  return (
    path('M20 54q-4 -30 18 -34q24 2 22 34Z', 'wood') +
    circle(40, 22, 16, 'wood') +
    path('M25 14q-10 2 -8 20q8 0 12 -10ZM55 14q10 2 8 20q-8 0 -12 -10Z', 'trunk') +
    ellipse(40, 29, [8, 6], 'cream') +
    circle(34, 20, 2, 'ink') +
    circle(46, 20, 2, 'ink') +
    ellipse(40, 26, [3, 2.2], 'ink') +
    path('M28 38q12 6 24 0v5q-12 6 -24 0Z', 'red')
  );
}
