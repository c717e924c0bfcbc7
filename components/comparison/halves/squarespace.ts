import { pendant } from '@/components/drawings/shop-parts';
import { at, block, circle, d, ellipse, line, path, ring, times } from '@/components/drawings/svg';
import type { Halves } from './half';

/** A bare mannequin in a bright shop window, and a roofer in a jacket with his tools in its pockets. */
export const squarespaceHalves: Halves = {
  competitor: () => showcase() + at(300, -28, mannequin()),
  agency: face => ladder() + hooks() + face('devon', { x: 226, y: -254, size: 168 }) + jacket() + helmet(),
};

function showcase(): string {
  return (
    block('60 -240 480 212', 'glass') +
    path('M92 -28L190 -240h40L132 -28ZM408 -28l98 -212h16L424 -28Z', 'hi') +
    block('60 -240 8 212', 'iron') +
    block('532 -240 8 212', 'iron') +
    block('40 -28 520 12', 'stone') +
    block('-20 -16 640 16', 'slate') +
    ellipse(300, -30, [96, 9], 'shade') +
    pendant(196, -240, 26) +
    pendant(404, -240, 26) +
    block('96 -62 92 34', 'white') +
    block('412 -62 92 34', 'white') +
    path('M424 -62v-22q18 -18 36 0v22Z', 'cream') +
    block('116 -96 44 34', 'cream')
  );
}

/** On its stand, with a long coat cut for no one. */
function mannequin(): string {
  return (
    line('M0 -4v-60', 'iron', 6) +
    ellipse(0, -4, [34, 5], 'iron') +
    ellipse(0, -186, [13, 17], 'cream') +
    path('M-7 -172h14v14H-7Z', 'cream') +
    path('M-34 -152q6 -8 26 -8h16q20 0 26 8l16 92q-50 14 -100 0Z', 'slate') +
    path('M-8 -160L0 -104 8 -160Z', 'white') +
    path('M-34 -152q-10 8 -14 34l-8 48 14 3 14 -60ZM34 -152q10 8 14 34l8 48 -14 3 -14 -60Z', 'slate') +
    path('M-12 -160L0 -104l-14 -16 -8 -36ZM12 -160L0 -104l14 -16 8 -36Z', 'iron') +
    line('M0 -104v50', 'iron', 2.5) +
    times(3, i => circle(5, -92 + i * 16, 2.5, 'butter')) +
    // The price tag is still on.
    line('M46 -70l10 10', 'iron', 1.5) +
    at(58, -54, path('M-8 -8h12l6 8 -6 8h-12Z', 'white') + ring(4, 0, 2, { c: 'iron', width: 1 }))
  );
}

function ladder(): string {
  return (
    block('-20 -16 640 16', 'stone') +
    line('M106 -14L140 -250M164 -14L184 -250', 'marigold', 7) +
    times(6, i => line(d`M${112 + i * 6} ${-50 - i * 36}h${54 - i * 2}`, 'marigold', 5))
  );
}

function hooks(): string {
  return (
    block('432 -214 116 10', 'wood') +
    [452, 490, 528].map(x => line(d`M${x} -204v9q0 6 6 6`, 'iron', 3.5)).join('') +
    ring(456, -176, 15, { c: 'trunk', width: 6 }) +
    path('M486 -192h14l5 62h-24Z', 'enamel') +
    line('M530 -190v50M522 -140h17', 'iron', 5) +
    block('440 -62 100 46', 'red', 'rx="4"') +
    line('M472 -62q18 -18 36 0', 'iron', 5) +
    block('482 -52 16 8', 'butter')
  );
}

/** The same man, in what he needs on a roof. */
function jacket(): string {
  return (
    path('M232 -104q10 -22 44 -22h68q34 0 44 22l22 104H210Z', 'terra') +
    path('M282 -126l28 34 28 -34 -8 -4h-40Z', 'white') +
    block('307 -92 6 92', 'iron') +
    path('M218 -38h184l5 16H214Z', 'butter') +
    pocket(246) +
    pocket(332) +
    block('266 -96 7 26', 'marigold') +
    path('M266 -96l3.5 -9 3.500 9Z', 'ink') +
    line('M352 -98v22M346 -100h14', 'iron', 5)
  );
}

function pocket(x: number): string {
  return block(`${x} -76 46 34`, 'brick', 'rx="3"') + block(`${x - 2} -80 50 9`, 'brick', 'rx="3"');
}

function helmet(): string {
  return (
    path('M266 -212q2 -40 44 -40q42 0 44 40Z', 'marigold') +
    block('258 -214 104 8', 'marigold', 'rx="4"') +
    path('M304 -252h12v40h-12Z', 'butter2')
  );
}
