import { useEffect, useState } from 'react';
import { createPackageStore } from '@/components/packages/package-store';
import { forgetAddOns, rememberedAddOns } from '@/components/packages/remembered-add-ons';
import { parseDecimal, toDecimal } from '@/lib/site/money';

/**
 * Brings the add-ons of the remembered package to a checkout whose address names none: the page is opened again with
 * them and their price in its address, so nothing is charged that it does not show. `prices` are cents a month, by
 * id. Returns a function that takes one out of the package too.
 */
export function useRememberedAddOns(prices: Prices): (id: string) => void {
  const [store] = useState(createPackageStore);
  useEffect(() => {
    const address = withAddOns(location.search, rememberedAddOns(store), prices);
    const { visit = location.hash } = document.documentElement.dataset;
    if (address !== null) location.replace(address + visit);
  }, [store, prices]);
  return id => forgetAddOns([id], store);
}

/**
 * Checkout's address with the add-ons, or null when it stays as it is: it says itself which add-ons it is about, it
 * comes from checkout, or it asks for an amount that was agreed on. `prices` are cents a month, by id.
 */
export function withAddOns(search: string, ids: readonly string[], prices: Prices): string | null {
  const params = new URLSearchParams(search);
  const known = ids.filter(id => Object.hasOwn(prices, id));
  if (known.length === 0 || params.has('addOns') || params.has('step')) return null;
  const amount = params.get('amount');
  if (amount !== null) {
    const minor = params.has('plan') ? parseDecimal(amount) : null;
    if (minor === null) return null;
    params.set('amount', toDecimal(known.reduce((sum, id) => sum + (prices[id] ?? 0), minor)));
  }
  params.set('addOns', known.join(','));
  return `?${params.toString()}`;
}

type Prices = Readonly<Record<string, number>>;
