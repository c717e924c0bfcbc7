import { whatComesNext as words } from '@/content/what-comes-next';
import { fillText } from '@/lib/site/text';
import { findEntry, type Catalog } from './catalog';
import type { PricedOrder } from './price';

/** What follows a payment for this order, or for this choice at checkout: one answer for every page and email. */
export function whatComesNext(order: BoughtOrder, catalog: Catalog): WhatComesNext {
  const { checkout, agency, steps } = words.bought[boughtKind(order, catalog)];
  const names = order.addOnIds.flatMap(id => findEntry(catalog.addOns, id)?.name ?? []);
  if (names.length === 0) return { checkout, agency, steps };
  const addOns = new Intl.ListFormat('en-US').format(names);
  const { step } = words.addOns;
  return {
    checkout,
    agency: `${agency} ${fillText(words.addOns.agency, { addOns })}`,
    steps: [...steps, { title: step.title, text: fillText(step.text, { addOns }) }],
  };
}

/** What an order is for, its monthly extras apart. The row keeps a package by its line on the receipt. */
export function boughtKind({ planId, billing, lines }: BoughtThing, { packages }: Catalog): BoughtKind {
  if (planId !== null) return billing === 'monthly-only' ? 'takeover' : 'build';
  const [first] = lines;
  if (first?.guarantee === 'build') return 'build';
  const sold = packages.find(({ name }) => name === first?.label);
  if (!sold) return 'custom';
  return sold.isWebsite ? 'build' : 'service';
}

/** `takeover`: Monthly Only, where nothing is built. */
type BoughtKind = keyof typeof words.bought;

type BoughtThing = Pick<PricedOrder, 'planId' | 'billing'> & {
  lines: readonly Pick<PricedOrder['lines'][number], 'label' | 'guarantee'>[];
};

type BoughtOrder = BoughtThing & { addOnIds: readonly string[] };

export type WhatComesNext = {
  /** At the open payment step. */
  checkout: string;
  /** To the agency. */
  agency: string;
  /** To the buyer, once paid. */
  steps: readonly { title: string; text: string }[];
};
