import { createPackageStore } from '@/components/packages/package-store';
import { forgetAddOns, parseRecord, rememberedAddOns } from '@/components/packages/remembered-add-ons';
import { parseDecimal, toDecimal } from '@/lib/kernel/money';

/**
 * Brings the add-ons of the remembered package to a checkout whose address names none: the page is opened again with
 * them and their price in its address, so that nothing is charged that it does not show. Whoever takes one out there
 * takes it out of the package too.
 */
export function carryAddOnsBehaviour(marker: HTMLElement): () => void {
  const store = createPackageStore();
  const prices = readPrices(marker.dataset['monthly']);
  const address = withAddOns(location.search, rememberedAddOns(store), prices);
  if (address !== null) location.replace(location.pathname + address);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-takes-out]') : null;
    if (link) forgetAddOns([link.dataset['takesOut'] ?? ''], store);
  };
  marker.addEventListener('click', onClick);
  return () => marker.removeEventListener('click', onClick);
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

function readPrices(text: string | undefined): Prices {
  const entries = Object.entries(parseRecord(text ?? null));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

type Prices = Readonly<Record<string, number>>;
