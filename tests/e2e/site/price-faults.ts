import { JSDOM } from 'jsdom';
import { addOns } from '@/content/add-ons';
import { customAmount, packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';
import { promotionFigures } from '@/lib/promotion/figures';

const AMOUNT = /\$\d[\d,]*(?:\.\d\d)?/g;

const figures = promotionFigures({
  promotion,
  window: { start: Date.UTC(2026, 6, 1, 4), end: Date.UTC(2026, 7, 1, 4), year: 2026 },
  placesLeft: 100,
  timeZone: site.timeZone,
});

/** Every figure of the price lists, in cents: the prices, a plan's first payment, and the promotion's sums. */
const KNOWN: ReadonlySet<number> = new Set([
  ...plans.flatMap(({ setupPrice, monthlyPrice }) => [
    setupPrice,
    monthlyPrice,
    setupPrice + monthlyPrice,
    setupPrice + 12 * monthlyPrice,
    ...addOns.flatMap(addOn => [
      monthlyPrice + addOn.monthlyPrice,
      setupPrice + monthlyPrice + addOn.monthlyPrice,
    ]),
  ]),
  saleTerms.packageHosting.monthlyPrice,
  ...packages.map(({ price }) => price),
  ...addOns.map(({ monthlyPrice }) => monthlyPrice),
  customAmount.defaultAmount,
  ...Object.values(figures).flatMap(amountsIn),
]);

/** Prices of the shops in our examples: in drawings of their sites and posts. */
const OF_EXAMPLES = new Set(['$38', '$4.50']);

/**
 * What one page says about money that does not follow from the price lists, or does not add up. Exhibits that are tagged
 * as samples have the prices of their examples.
 */
export function priceFaults(html: string): string[] {
  const { document } = new JSDOM(html).window;
  // Sample figures are tagged as such; tests/content/google-comparisons.test.ts adds up ours.
  document.querySelectorAll('script, style, template, [data-sample]').forEach(element => element.remove());
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  const sentences = [description, ...sentencesIn(document.body)];
  return [
    ...sentences.flatMap(unknownAmounts),
    ...sentences.flatMap(wrongSums),
    ...Array.from(document.querySelectorAll('.receipt')).flatMap(receiptFaults),
  ];
}

function unknownAmounts(sentence: string): string[] {
  const written = sentence.match(AMOUNT) ?? [];
  const unknown = written.filter(text => !OF_EXAMPLES.has(text) && !amountsIn(text).every(isKnown));
  return unknown.map(text => `${text} is no price of ours: ${sentence}`);
}

function wrongSums(sentence: string): string[] {
  const months = Array.from(sentence.matchAll(MONTHS), ([, each = '', count = '', sum = '']) => [
    (amountsIn(each)[0] ?? 0) * Number(count),
    amountsIn(sum)[0],
  ]);
  const savings = Array.from(sentence.matchAll(SAVING), ([, saving = '']) => [
    promotion.regularYearPrice - promotion.yearPrice,
    amountsIn(saving)[0],
  ]);
  const percents = Array.from(sentence.matchAll(/(\d+)% off/g), ([, percent]) => [
    promotion.percentOff,
    Number(percent),
  ]);
  const reductions = Array.from(sentence.matchAll(REDUCED), ([, now = '', before = '']) => [
    REGULAR.get(amountsIn(now)[0] ?? 0),
    amountsIn(before)[0],
  ]);
  const isWrong = [...months, ...savings, ...percents, ...reductions].some(
    ([right, written]) => right !== written,
  );
  const isOfPlan =
    amountsIn(sentence).includes(promotion.regularYearPrice) && /\bplans? costs?\b/i.test(sentence);
  return isWrong || isOfPlan ? [`does not add up: ${sentence}`] : [];
}

/** The lines make the total, where it names an amount; the struck lines make the last of them; what is saved is the difference. */
function receiptFaults(receipt: Element): string[] {
  const cells = Array.from(receipt.querySelectorAll('dd'), cell => {
    const struck = amountsIn(cell.querySelector('s')?.textContent ?? '')[0] ?? null;
    cell.querySelector('s')?.remove();
    return { struck, amount: amountsIn(cell.textContent)[0] ?? null };
  });
  const total = cells.pop()?.amount ?? null;
  const amounts = cells.flatMap(({ amount }) => amount ?? []);
  const struck = cells.flatMap(cell => cell.struck ?? []);
  const regular = struck.pop() ?? null;
  const saved = amountsIn(/You save\s*(\S+)/.exec(receipt.textContent)?.[1] ?? '')[0] ?? null;
  const isRight =
    (amounts.length === 0 || total === null || sum(amounts) === total) &&
    (regular === null || sum(struck) === regular) &&
    (saved === null || saved === (regular ?? 0) - (total ?? 0));
  return isRight ? [] : [`a receipt that does not add up: ${receipt.textContent}`];
}

/** Per block of text, split where a sentence ends. */
function sentencesIn(root: Element): string[] {
  const blocks = Array.from(root.querySelectorAll(BLOCKS)).filter(
    block => block.querySelector(BLOCKS) === null,
  );
  return blocks.flatMap(block => block.textContent.replace(/\s+/g, ' ').split(/(?<=[.?!]) /));
}

function amountsIn(text: string): number[] {
  return (text.match(AMOUNT) ?? []).map(amount => Math.round(Number(amount.replace(/[$,]/g, '')) * 100));
}

function isKnown(minor: number): boolean {
  return KNOWN.has(minor);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((subtotal, amount) => subtotal + amount, 0);
}

const MONTHS = /(\$[\d,.]*\d)(?:\/month| a month) for (\d+) months(?:,| which is|:| in all)* (\$[\d,.]*\d)/g;
/** What each July price is instead of. */
const REGULAR = new Map([
  [promotion.yearPrice, promotion.regularYearPrice],
  ...Object.values(promotion.bundle.parts).map(part => [part.julyPrice, part.regularPrice] as const),
]);

const REDUCED = /(\$[\d,.]*\d) instead of (\$[\d,.]*\d)/g;
const SAVING = /\bsaves? (?:up to )?(\$[\d,.]*\d)/gi;
const BLOCKS = 'p, li, dt, dd, td, th, h1, h2, h3, h4, summary, label, a, div';
