import { expect, test } from 'vitest';
import { claimOnce, layStreet, loneShop, type StreetSlot } from './street';
import { streetCrop, streetDrawing, streetRow } from './street-drawing';

const PLAN = [
  'coffee', 'florist', 80, 'restaurant', 'dentist', 84, 'plumber', 'barber', 80, 'auto', 'books', 'vacant', 'florist',
] as const satisfies readonly StreetSlot[]; // prettier-ignore

test('the same plan always gives the same drawing', () => {
  const [one, two] = [claimOnce(), claimOnce()].map(claim =>
    streetDrawing({ plan: PLAN, claim, pin: 'plumber' }),
  );
  expect(one).toBe(two);
});

test('every id is used once, and every reference inside leads to one', () => {
  const markup = streetDrawing({ plan: PLAN, claim: claimOnce(), pin: 'plumber' });
  const ids = matches(markup, /id="([^"]+)"/g);
  const references = [...matches(markup, /href="#([^"]+)"/g), ...matches(markup, /url\(#([^)]+)\)/g)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter(id => !ids.includes(id))).toEqual([]);
});

test('a shop that comes again is a reference, not a second drawing', () => {
  const claim = claimOnce();
  const first = layStreet(['florist'], claim);
  const second = layStreet(['florist'], claim);
  expect(first.buildings).toContain('id="shop-florist"');
  expect(second.buildings).toBe('<use href="#shop-florist" x="0" y="0"/>');
});

test('shops stand side by side, gaps and doors are where the widths say', () => {
  const laid = layStreet(['plumber', 80, 'barber'], claimOnce());
  expect(laid.width).toBe(206 + 80 + 150);
  expect(laid.gaps).toEqual([246]);
  expect(laid.doors.map(door => door.center)).toEqual([103, 361]);
});

test('the picture is centered on the pinned shop', () => {
  const markup = streetDrawing({ plan: ['books', 'plumber'], claim: claimOnce(), pin: 'plumber' });
  expect(markup).toContain('viewBox="-29 -400 592 456"');
});

test('no far roof shows beside the first or the last shop', () => {
  const markup = streetDrawing({ plan: PLAN, claim: claimOnce() });
  const [path = ''] = matches(markup, /class="far" d="([^"]+)"/g);
  const roofs = Array.from(path.matchAll(/M(\S+) 0v\S+?(?:h(\S+?)|l(\S+) -26 \S+ 26)v/g), roof => {
    const [, from, flat, half] = roof.map(Number);
    return { from: from ?? NaN, width: half ? 2 * half : (flat ?? NaN) };
  });
  expect(roofs.length).toBeGreaterThan(10);
  expect(Math.min(...roofs.map(({ from }) => from))).toBe(0);
  expect(Math.max(...roofs.map(({ from, width }) => from + width))).toBe(layStreet(PLAN, claimOnce()).width);
});

test('no drawing holds a number that is not one', () => {
  const all = [
    streetDrawing({ plan: PLAN, claim: claimOnce(), pin: 'auto', drop: true }),
    streetCrop({ plan: ['coffee', 'florist'], claim: claimOnce(), pin: 'coffee' }),
    streetRow({ plan: ['plumber', 'books'], claim: claimOnce() }),
    loneShop('vacant', 'lone-'),
  ].join('');
  expect(all).not.toMatch(/NaN|undefined|Infinity|null/);
});

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, id = '']) => id);
}
