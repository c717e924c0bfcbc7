import { expect, test } from 'vitest';
import { planPrices } from '@/content/sale-terms';
import { passGuard } from './guard';
import { readKnowledge } from './knowledge';

const { vocabulary } = readKnowledge();
const isKnown = (word: string) => vocabulary.has(word) || vocabulary.has(`${word}s`);
const { pro, premium } = planPrices;

const PASSAGES = [
  `Pro is ${pro.both}.`,
  'If you don’t like what we built, ask within 30 days of launch and we refund the setup fee.',
  'You can cancel any time with 5 business days of notice; we only return the last month in some cases.',
  `Pro is ${pro.both}. Premium is ${premium.both}.`,
  'We answer email within 3 business days, Mon-Fri. Nothing is answered on Sunday.',
];

const guarded = (text: string, ...from: number[]) =>
  passGuard([{ text, from }], { passages: PASSAGES, isKnown });

const GOOD: readonly (readonly [string, number])[] = [
  [PASSAGES[0] ?? '', 1],
  [`The Pro plan costs ${pro.both}.`, 1],
  ['Ask within 30 days of launch if you don’t like it, and we refund the setup fee.', 2],
  ['Email is answered within three business days, Mon-Fri.', 5],
];

test.each(GOOD)('words that the passage covers are kept: %s', (text, from) => {
  expect(guarded(text, from)).toBe(text);
});

test('every figure of a good sentence that is changed is dropped', () => {
  for (const [text, from] of GOOD)
    for (const { index } of text.matchAll(/\d/g)) {
      const changed = (Number(text[index]) + 1) % 10;
      expect(guarded(`${text.slice(0, index)}${changed}${text.slice(index + 1)}`, from)).toBeNull();
    }
});

test.each([
  ['the unit', 'Ask within 30 weeks of launch if you don’t like it, and we refund the setup fee.', 2],
  ['a number in words', 'Ask within ninety days of launch if you don’t like it, and we refund the fee.', 2],
  ['the bound', 'Ask after 30 days of launch if you don’t like it, and we refund the setup fee.', 2],
  ['a lost condition', 'Ask within 30 days of launch and we refund the setup fee.', 2],
  ['a lost "not"', 'If you like what we built, ask within 30 days of launch and we refund the setup fee.', 2],
  ['a lost "only"', 'You can cancel any time with 5 business days of notice; we return the last month.', 3],
  ['a new "not"', 'You can not cancel with 5 business days of notice; we only return the last month.', 3],
  ['the kind of days', 'We answer email within 3 calendar days, Mon-Fri.', 5],
  ['another day', 'We answer email within 3 business days, Mon-Sat.', 5],
  ['a promise', 'We will answer email within 3 business days, Mon-Fri.', 5],
  ['a guarantee', 'We guarantee an email answer within 3 business days, Mon-Fri.', 5],
  ['a price of another plan', `Premium is ${pro.both}.`, 4],
  ['a name', `Maya says Pro is ${pro.both}.`, 1],
  ['a word that the site lacks', `Pro is ${pro.both} for qwertyland.`, 1],
  ['a link', `Pro is ${pro.both} at cornerpin.dev.`, 1],
  ['an address', `Pro is ${pro.both}, write to a@b.example.`, 1],
  ['a phone number', `Pro is ${pro.both}, call 555-0142.`, 1],
  ['markup', `**Pro** is ${pro.both}.`, 1],
  ['a line break', `Pro is ${pro.both}.\nYes.`, 1],
  ['letters that look alike', `Рro is ${pro.both}.`, 1],
  ['digits that look alike', 'We answer email within 𝟯 business days, Mon-Fri.', 5],
  ['a passage that is not there', `Pro is ${pro.both}.`, 9],
  ['another subject', 'Our team likes business websites and answers with plans.', 5],
  ['an agreement', `Yes, Pro is ${pro.both}.`, 1],
  ['what we say nothing about', `With a coupon Pro is ${pro.both}.`, 1],
  ['an amount in words', 'Pro is ten a month.', 1],
  ['nothing', '', 1],
])('%s is dropped', (_, text, from) => {
  expect(guarded(text, from)).toBeNull();
});

test('two prices of one passage cannot change places', () => {
  expect(guarded(`Premium is ${premium.both}.`, 4)).not.toBeNull();
  expect(guarded(`Pro is ${premium.both}.`, 4)).toBeNull();
  expect(guarded(`Pro is ${premium.both} and Premium ${pro.both}.`, 4)).toBeNull();
});

test('one sentence that is not covered drops all of them, and so does a fourth', () => {
  const good = { text: PASSAGES[0] ?? '', from: [1] };
  const bad = { text: 'Pro is $1.', from: [1] };
  expect(passGuard([good, bad], { passages: PASSAGES, isKnown })).toBeNull();
  expect(passGuard([good, good, good, good], { passages: PASSAGES, isKnown })).toBeNull();
  expect(passGuard([{ text: PASSAGES[0] ?? '', from: [] }], { passages: PASSAGES, isKnown })).toBeNull();
  expect(passGuard([], { passages: PASSAGES, isKnown })).toBeNull();
});
