import type { Unit } from '@/components/exhibits/unit-grid';
import { block, circle, d, ellipse, line, path, ring, times } from '@/components/drawings/svg';
import type { UnitName } from '@/content/project';

const outline = (shape: string) =>
  `<path d="${shape}" class="unit-rest" fill="none" stroke-width="2" stroke-dasharray="4 3"/>`;

function window(): Unit {
  const frame = block('8 6 34 46', 'slate') + block('4 52 42 5', 'stone');
  return {
    width: 50,
    height: 64,
    draw:
      frame +
      '<path d="M11 9h28v40H11Z" fill="oklch(.87 .13 88)"/>' +
      line('M25 9v40M11 27h28', 'slate', 2.5) +
      circle(18, 40, 4, 'ink') +
      path('M12 49q0 -7 6 -7q6 0 6 7Z', 'ink'),
    rest:
      frame +
      '<path d="M11 9h28v40H11Z" fill="oklch(.3 .05 250)"/>' +
      line('M25 9v40M11 27h28', 'slate', 2.5),
  };
}

/** From above: a cloth, two plates, a candle. */
function table(): Unit {
  const seats = block('22 2 20 8', 'wood', 'rx="3"') + block('22 54 20 8', 'wood', 'rx="3"');
  return {
    width: 64,
    height: 64,
    draw:
      seats +
      block('8 12 48 40', 'white', 'rx="3"') +
      times(4, i => block(`${8 + i * 12} 12 6 40`, 'red', 'opacity=".35"')) +
      times(
        2,
        i => circle(32, 21 + i * 22, 7, 'cream') + ring(32, 21 + i * 22, 5, { c: 'stone', width: 1 }),
      ) +
      circle(32, 32, 3, 'marigold'),
    rest: outline('M10 14h44v36H10ZM23 4h18v6H23ZM23 54h18v6H23Z'),
  };
}

function chair(): Unit {
  return {
    width: 72,
    height: 60,
    draw:
      path('M8 12q8 -6 12 4l8 18h24q10 0 12 8v4H24Q18 46 14 36Z', 'mint2') +
      path('M10 4h12v12H10Z', 'green') +
      line('M38 46v8M26 56h26', 'iron', 4) +
      line('M62 20l-6 -10h-10', 'iron', 2.5) +
      path('M40 6l10 0 -2 8h-6Z', 'marigold'),
    rest: outline('M8 12q8 -6 12 4l8 18h24q10 0 12 8v4H24Q18 46 14 36ZM38 46v8M26 56h26'),
  };
}

function bouquet(): Unit {
  return {
    width: 40,
    height: 48,
    draw:
      path('M13 44L8 22h24l-5 22Z', 'cream') +
      circle(11, 18, 7, 'rose2') +
      circle(29, 18, 7, 'red') +
      circle(20, 11, 7, 'marigold') +
      circle(20, 21, 6, 'white') +
      block('12 32 16 4', 'red'),
  };
}

function comb(): Unit {
  const shape = 'M6 12h48q4 0 4 5v3H6Z';
  const teeth = times(12, i => d`M${8 + i * 4} 20h2v${i < 6 ? 16 : 12}h-2Z`);
  return {
    width: 64,
    height: 46,
    draw: path(`${shape}${teeth}`, 'marigold'),
    rest: outline(`${shape}M9 20v15M17 20v15M25 20v15M33 20v13M41 20v13M49 20v13`),
  };
}

function bay(): Unit {
  const gate = block('4 6 82 66', 'slate') + block('10 12 70 60', 'ink');
  return {
    width: 90,
    height: 76,
    draw:
      gate +
      block('10 12 70 8', 'steel') +
      path('M16 58v-12q0 -4 6 -5l6 -2 8 -11q2 -3 5 -3h10q3 0 5 3l8 11 6 2q6 1 6 5v12Z', 'marigold') +
      path('M32 38l6 -9h14l6 9Z', 'glass') +
      block('18 57 12 9', 'iron') +
      block('60 57 12 9', 'iron') +
      circle(24, 49, 4, 'white') +
      circle(66, 49, 4, 'white') +
      block('36 50 18 6', 'white'),
    rest: gate + times(6, i => block(`10 ${13 + i * 10} 70 8`, 'steel')),
  };
}

function shingle(): Unit {
  const shape = 'M3 4h44v30q-22 14 -44 0Z';
  return {
    width: 50,
    height: 40,
    draw:
      path(shape, 'terra') + path('M3 4h44v6H3Z', 'shade') + line('M14 16v14M28 18v16M38 14v10', 'brick', 2),
    rest: outline(shape),
  };
}

/** Rolled out, with a rolled one's end. */
function mat(): Unit {
  const shape = 'M10 4h36v70H10Z';
  return {
    width: 56,
    height: 92,
    draw:
      path(shape, 'plum') +
      block('14 10 28 58', 'rose2', 'opacity=".35"') +
      ellipse(28, 76, [19, 8], 'plum2') +
      ellipse(28, 76, [9, 4], 'rose') +
      circle(28, 24, 5, 'butter'),
    rest: outline(shape),
  };
}

function folder(): Unit {
  const shape = 'M3 8h14l4 5h16v21H3Z';
  return {
    width: 40,
    height: 40,
    draw:
      path(shape, 'butter2') +
      block('8 4 24 14', 'white') +
      block('11 8 14 2', 'stone') +
      path('M3 16h34v18H3Z', 'marigold') +
      line('M14 25l4 4 8 -8', 'ink', 2.5),
    rest: outline(shape),
  };
}

/** What a trade counts in, drawn once and repeated. `rest` is an empty place. */
export const units: Record<UnitName, () => Unit> = {
  window,
  table,
  chair,
  bouquet,
  comb,
  bay,
  shingle,
  mat,
  folder,
};
