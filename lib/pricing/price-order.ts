import { findEntry, type AddOn, type Catalog } from '@/lib/catalog/catalog';
import { formatMoney, isCurrency, parseDecimal, type Currency } from '@/lib/site/money';
import type { InvalidPrice, PriceField, PriceOutcome, PriceRequest, PriceTerms } from './price';
import { addOnLine, priceBase, type Base } from './price-base';

/**
 * Decides what an order costs. The catalog decides, not the browser: an amount that came with a plan or a package
 * is only compared. Prices are the same figure in each of the four currencies. All figures are cents.
 */
export function priceOrder(request: PriceRequest, terms: PriceTerms): PriceOutcome {
  const { currency } = request;
  if (request.intent !== 'CAPTURE') return invalid('intent', 'Intent must be CAPTURE');
  if (!isCurrency(currency)) return invalid('currency', 'Currency must be USD, EUR, GBP or CAD');
  const addOns = findAddOns(request.addOns ?? [], terms.catalog);
  if (addOns.kind === 'invalid') return addOns;
  const amount = readAmount(request.amount);
  if (amount.kind === 'invalid') return amount;
  const base = priceBase({ request, amountMinor: amount.minor, addOns: addOns.chosen, terms });
  if (base.kind !== 'base') return base;
  return total({ base, addOns: addOns.chosen, currency, amountMinor: amount.minor, catalog: terms.catalog });
}

function total({ base, addOns, currency, amountMinor, catalog }: TotalInput): PriceOutcome {
  const lines = [...base.lines, ...addOns.map(addOnLine)];
  const totalMinor = sum(lines.map(line => line.minor));
  if (amountMinor !== null && amountMinor !== totalMinor)
    return {
      kind: 'price_mismatch',
      field: 'amount',
      expectedMinor: totalMinor,
      message: `The price is ${formatMoney({ minor: totalMinor, currency })}, not ${formatMoney({ minor: amountMinor, currency })}`,
    };
  return {
    kind: 'priced',
    currency,
    lines,
    totalMinor,
    monthlyMinor: base.monthlyMinor + sum(addOns.map(addOn => addOn.monthlyPrice)),
    description: [base.name, ...addOns.map(addOn => addOn.name)].join(' + '),
    planId: base.planId,
    billing: base.billing,
    addOnIds: addOns.map(addOn => addOn.id),
    guaranteeDays: catalog.guaranteeDays,
  };
}

/** Null when none was posted: a plan or a package has its own price. */
function readAmount(posted: PriceRequest['amount']): { kind: 'ok'; minor: number | null } | InvalidPrice {
  if (posted === undefined || posted === '') return { kind: 'ok', minor: null };
  const minor = parseDecimal(typeof posted === 'number' ? String(posted) : posted);
  if (minor === null)
    return invalid('amount', 'Enter the amount as a number with up to two decimals, such as 99.00');
  return { kind: 'ok', minor };
}

function findAddOns(
  ids: readonly string[],
  catalog: Catalog,
): { kind: 'ok'; chosen: AddOn[] } | InvalidPrice {
  if (new Set(ids).size < ids.length) return invalid('addOns', 'Each add-on can be chosen once');
  const chosen: AddOn[] = [];
  for (const id of ids) {
    const addOn = findEntry(catalog.addOns, id);
    if (!addOn) return invalid('addOns', 'Choose add-ons from the list');
    chosen.push(addOn);
  }
  return { kind: 'ok', chosen };
}

function sum(figures: number[]): number {
  return figures.reduce((subtotal, figure) => subtotal + figure, 0);
}

function invalid(field: PriceField, message: string): InvalidPrice {
  return { kind: 'invalid', field, message };
}

type TotalInput = {
  base: Base;
  addOns: AddOn[];
  currency: Currency;
  amountMinor: number | null;
  catalog: Catalog;
};
