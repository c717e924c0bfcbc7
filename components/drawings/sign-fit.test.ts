import { expect, test } from 'vitest';
import { businessTypes } from '@/content/business-types';
import { fitClass, signFit, textWidthEm } from './sign-fit';

const BOARD_EM = 6.55;
/** The widest that Archivo draws a word, measured, between the ends of its axis. */
const DRAWN = [
  { stretch: 62, ratio: 0.69 },
  { stretch: 100, ratio: 1 },
  { stretch: 125, ratio: 1.265 },
] as const;

test.each(businessTypes)('%s stays on the board and inside what the font can do', word => {
  const { stretch, scale } = signFit(word);
  expect(stretch).toBeGreaterThanOrEqual(62);
  expect(stretch).toBeLessThanOrEqual(125);
  expect(textWidthEm(word) * ratioAt(stretch) * scale).toBeLessThanOrEqual(BOARD_EM + 0.001);
});

test('only a word that is too long at the narrowest width is painted smaller', () => {
  const smaller = businessTypes.map(word => signFit(word)).filter(fit => fit.scale < 1);
  expect(smaller.every(fit => fit.stretch === 62)).toBe(true);
  expect(signFit('Zoos')).toEqual({ stretch: 125, scale: 1 });
});

test('the classes of every word are among those that app/globals.css lists', () => {
  const listed = /^(?:\[--fit:(?:6[2-9]|[7-9]\d|1[01]\d|12[0-5])%\])?(?: ?\[--fit-scale:0\.[5-9]\d\])?$/;
  for (const word of businessTypes) expect(fitClass(signFit(word))).toMatch(listed);
  expect(fitClass({ stretch: 62, scale: 0.829 })).toBe('[--fit:62%] [--fit-scale:0.82]');
  expect(fitClass({ stretch: 100, scale: 1 })).toBe('');
});

test('the longest type of all is still readable', () => {
  const scales = businessTypes.map(word => signFit(word).scale);
  expect(Math.min(...scales)).toBeGreaterThan(0.7);
});

function ratioAt(stretch: number): number {
  const [narrow, natural, wide] = DRAWN;
  const [from, to] = stretch < natural.stretch ? [narrow, natural] : [natural, wide];
  return from.ratio + ((to.ratio - from.ratio) * (stretch - from.stretch)) / (to.stretch - from.stretch);
}
