import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { promotion } from '@/content/promotion';
import { saleSentences, saleTerms } from '@/content/sale-terms';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

/**
 * Replaces every `<Fact name="refund.guaranteeDays"/>` of a text by its figure, so a figure is written once,
 * under `content/`, and a document can neither misquote nor outlive it. Throws on a name that does not exist.
 */
export function fillFacts(text: string): string {
  const filled = text.replace(TAG, (_, name: string) => getFact(name));
  const leftOver = /<Fact[^\n]{0,40}/.exec(filled);
  if (leftOver) throw new Error(`not a fact: ${leftOver[0]} (write <Fact name="refund.guaranteeDays"/>)`);
  return filled;
}

/** The figure of that dotted name as it reads in a sentence: amounts of money (`…Price`, `saving`) in dollars. */
export function getFact(name: string): string {
  const value = name.split('.').reduce<unknown>(stepInto, SOURCES);
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') throw new Error(`unknown fact '${name}'`);
  return isAmount(name) ? formatDollars(value) : String(value);
}

function stepInto(from: unknown, key: string): unknown {
  const isRecord = typeof from === 'object' && from !== null && Object.hasOwn(from, key);
  return isRecord ? (from as Record<string, unknown>)[key] : undefined;
}

function isAmount(name: string): boolean {
  return /(?:price|\.saving|\.lockIn\.\w+)$/i.test(name);
}

function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  return Object.fromEntries(items.map(item => [item.id, item]));
}

const TAG = /<Fact\s+name=["']([\w.-]+)["']\s*\/>/g;

const SOURCES = {
  ...facts,
  site,
  promotion,
  sale: saleTerms,
  saleSentences,
  plans: byId(plans),
  packages: byId(packages),
  addOns: byId(addOns),
};
