import { expect, test } from 'vitest';
import { mergeShapes } from './merge-shapes';
import { at, circle, line, path, rect, ring } from './svg';

const red = (x: number) => rect({ x, y: 0, w: 10, h: 10, c: 'red' });
const blue = (x: number) => rect({ x, y: 0, w: 10, h: 10, c: 'blue' });
const shade = (x: number) => rect({ x, y: 0, w: 10, h: 10, c: 'shade' });

test('shapes of one paint that lie apart become one path', () => {
  expect(mergeShapes(red(0) + blue(20) + red(40))).toBe(
    '<path d="M0 0h10v10h-10zM40 0h10v10h-10z" class="f c-red"/><path d="M20 0h10v10h-10z" class="f c-blue"/>',
  );
});

test('a shape stays above what it was drawn over, and below what was drawn over it', () => {
  expect(paints(red(0) + blue(5) + red(8))).toEqual(['red', 'blue', 'red']);
  expect(paints(red(0) + blue(40) + red(8) + blue(9))).toEqual(['red', 'blue']);
});

test('shapes that only touch do not hold each other back', () => {
  expect(paints(red(0) + blue(10) + red(20))).toEqual(['red', 'blue']);
});

test('a plain move is written into the coordinates, through groups within groups', () => {
  const moved = at(
    5,
    -2,
    at(1.5, 0, circle(0, 0, 3, 'red') + path('M0 0H4V2l-4 1q1 1 2 2S9 9 1 1Z', 'blue')),
  );
  expect(mergeShapes(moved)).toBe(
    '<path d="M3.5-2a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z" class="f c-red"/>' +
      '<path d="M6.5-2H10.5V0l-4 1q1 1 2 2S15.5 7 7.5-1Z" class="f c-blue"/>',
  );
});

test('a group with a look of its own stays one, and is moved as one', () => {
  expect(mergeShapes(at(5, 6, `<g class="inw">${red(0)}${red(20)}</g>`))).toBe(
    '<g class="inw" transform="translate(5,6)"><path d="M0 0h10v10h-10zM20 0h10v10h-10z" class="f c-red"/></g>',
  );
});

test('what one can see through is not merged where it lies on itself', () => {
  expect(paints(shade(0) + shade(5))).toHaveLength(2);
  expect(paints(shade(0) + shade(20))).toHaveLength(1);
});

test('outlines drawn by hand are not merged where they overlap: one could cut a hole in the other', () => {
  expect(paints(path('M0 0h9v9h-9Z', 'red') + path('M5 5v9h9v-9Z', 'red'))).toHaveLength(2);
  expect(paints(red(0) + red(5))).toHaveLength(1);
});

test('lines merge by color and width, and reach half their width', () => {
  expect(paints(line('M0 0h9', 'red', 2) + line('M3 3h9', 'red', 2) + line('M3 5h9', 'red', 1))).toHaveLength(
    2,
  );
  const touched = ring(0, 0, 10, { c: 'red', width: 4 }) + blue(11) + ring(0, 0, 10, { c: 'red', width: 4 });
  expect(paints(touched)).toEqual(['red', 'blue', 'red']);
});

test('words keep their text and hold back what would slip under them', () => {
  const word = '<text x="5" y="9" text-anchor="middle" class="st c-red" font-size="8">A &amp; B</text>';
  expect(mergeShapes(red(0) + at(1, 1, word) + red(0))).toBe(
    '<path d="M0 0h10v10h-10z" class="f c-red"/>' +
      '<text x="6" y="10" text-anchor="middle" class="st c-red" font-size="8">A &amp; B</text>' +
      '<path d="M0 0h10v10h-10z" class="f c-red"/>',
  );
});

test('path data that cannot be moved is refused aloud', () => {
  expect(() => mergeShapes(path('M0 0T4 4', 'red'))).toThrow(/cannot be moved/);
});

function paints(markup: string): string[] {
  return Array.from(mergeShapes(markup).matchAll(/class="[^"]*?([\w-]+)"/g), ([, paint = '']) =>
    paint.replace('c-', ''),
  );
}
