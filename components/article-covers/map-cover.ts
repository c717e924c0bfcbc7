import { pinShape } from '@/components/drawings/pin-shape';
import { at, circle, ellipse, line, path } from '@/components/drawings/svg';
import { WALL } from './wall';

/** A folded town map with three pins; the large one is ours. */
export function mapCover(): string {
  return WALL + foldedMap() + mapPins();
}

function foldedMap(): string {
  return (
    path('M84 96L236 66 398 96 556 66V318L398 348 236 318 84 348Z', 'shade', 'transform="translate(8,14)"') +
    path('M84 96L236 66V318L84 348Z', 'white') +
    path('M236 66L398 96V348L236 318Z', 'cream') +
    path('M398 96L556 66V318L398 348Z', 'white') +
    path('M84 282L236 252 398 282 556 236V268L398 316 236 284 84 318Z', 'blue2') +
    path('M104 122l92-18v54l-92 18ZM424 214l58-12v-46l-58 12Z', 'leaf3') +
    path(
      'M262 96l50 9v34l-50-9ZM334 110l44 8v70l-44-8ZM262 152l50 9v58l-50-9ZM506 100l34-7v68l-34 7ZM104 200l50-10v48l-50 10Z',
      'stone',
    ) +
    line('M84 190L236 160 398 190 556 150M220 72v246M330 84v250M492 80v250', 'butter2', 9) +
    line('M398 96v252M236 66v252', 'steel', 2)
  );
}

function mapPins(): string {
  return (
    rival(168, 190) +
    rival(492, 156) +
    ellipse(330, 232, [34, 9], 'shade') +
    `<g transform="translate(330,232) scale(3.1)">${pinShape}</g>`
  );
}

/** Another shop's pin. */
function rival(x: number, y: number): string {
  return at(
    x,
    y,
    path('M0 0c-3-5-9-9-9-16a9 9 0 0 1 18 0c0 7-6 11-9 16Z', 'slate') + circle(0, -16, 3.6, 'white'),
    2,
  );
}
