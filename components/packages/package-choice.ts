import { catalog, findEntry, type Billing, type PricedOrder, priceOrder } from '@/lib/orders/price';
import { toDecimal } from '@/lib/site/money';
import { parseJson } from '@/lib/site/text';

/** What a visitor has put together: a website plan, how it is paid, and add-ons. */
export type PackageChoice = { planId: string; billing: Billing; addOnIds: readonly string[] };

/** The choice with the add-on in it, or without it; the same choice where it already is so. */
export function withAddOn(choice: PackageChoice, id: string, isIn: boolean): PackageChoice {
  const { addOnIds } = choice;
  if (addOnIds.includes(id) === isIn) return choice;
  return { ...choice, addOnIds: isIn ? [...addOnIds, id] : addOnIds.filter(other => other !== id) };
}

/** What it costs, by the very rules that checkout and the server use. Throws for a plan that we do not sell. */
export function pricePackage({ planId, billing, addOnIds }: PackageChoice): PricedOrder {
  const priced = priceOrder(
    { plan: planId, billing, addOns: addOnIds, currency: 'USD', intent: 'CAPTURE' },
    { catalog, ceilingMinor: 0 },
  );
  if (priced.kind !== 'priced') throw new UnknownPlanError(`No website plan is called ${planId}`);
  return priced;
}

/**
 * The amount and the plan's name, as checkout's address carries them beside the choice
 * (docs/product/checkout.md#address).
 */
export function checkoutFields(choice: PackageChoice): { amount: string; name: string } {
  const name = findEntry(catalog.plans, choice.planId)?.name ?? '';
  return { amount: toDecimal(pricePackage(choice).totalMinor), name };
}

/** Parses a remembered choice; null when it is invalid. Leaves out what is no longer sold. */
export function parsePackage(text: string | null): PackageChoice | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const planId = 'planId' in value ? value.planId : null;
  const ids = 'addOnIds' in value && Array.isArray(value.addOnIds) ? value.addOnIds : [];
  if (typeof planId !== 'string' || !findEntry(catalog.plans, planId)) return null;
  const isMonthly = 'billing' in value && value.billing === 'monthly-only';
  return {
    planId,
    billing: isMonthly ? 'monthly-only' : 'setup-and-monthly',
    addOnIds: catalog.addOns.map(addOn => addOn.id).filter(id => ids.includes(id)),
  };
}

class UnknownPlanError extends Error {
  override name = 'UnknownPlanError';
}
