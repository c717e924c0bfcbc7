/** Prices for tests: a list of their own, and sums of the list in content/. Figures are cents. */
import { addOns } from '@/content/add-ons';
import { plans } from '@/content/plans';
import type { Catalog } from '@/lib/orders/price';
import { formatMoney } from '@/lib/site/money';

/** For code that takes a catalog: a changed price in content/ changes no such test. */
export const testCatalog: Catalog = {
  plans: [
    { id: 'basic', name: 'Basic', setupPrice: 149_900, monthlyPrice: 9_900 },
    { id: 'pro', name: 'Pro', setupPrice: 249_900, monthlyPrice: 14_900 },
    { id: 'premium', name: 'Premium', setupPrice: 399_900, monthlyPrice: 24_900 },
  ],
  packages: [
    aPackage('basic-website', 'Basic Website Package', 29_900),
    aPackage('professional-website', 'Professional Website Package', 59_900),
    aPackage('e-commerce-website', 'E-commerce Website Package', 99_900),
    aPackage('enterprise-website', 'Enterprise Website Package', 199_900),
    { ...aPackage('seo-optimization', 'SEO Optimization Service', 19_900), isWebsite: false },
  ],
  addOns: [
    { id: 'appointment-booking', name: 'Appointment Booking', monthlyPrice: 4_900 },
    { id: 'payment-gateway', name: 'Payment Gateway', monthlyPrice: 5_900 },
    { id: 'live-chat', name: 'Live Chat', monthlyPrice: 3_900 },
    { id: 'multilingual-support', name: 'Multilingual Support', monthlyPrice: 6_900 },
  ],
  customAmount: { id: 'custom', name: 'Custom Amount', description: 'Enter your own', minimum: 100 },
  guaranteeDays: { build: 30, plan: 7 },
};

/**
 * What content/ asks for a plan with these add-ons, every month and as the first payment. Summed here, so a wrong sum in
 * the code under test is found.
 */
export function listPrice(planId: PlanId, addOnIds: readonly AddOnId[] = []): ListPrice {
  const plan = entry(plans, planId);
  const extras = addOnIds.map<number>(id => entry(addOns, id).monthlyPrice);
  const monthly = extras.reduce((sum, price) => sum + price, plan.monthlyPrice);
  return { monthly, first: plan.setupPrice + monthly };
}

/** Cents as pages of checkout say them: "$2,648.00". */
export function inDollars(minor: number): string {
  return formatMoney({ minor, currency: 'USD' });
}

function entry<T extends { id: string }>(entries: readonly T[], id: T['id']): T {
  const match = entries.find(other => other.id === id);
  if (!match) throw new Error(`content/ does not sell ${id}`);
  return match;
}

function aPackage(id: string, name: string, price: number): Catalog['packages'][number] {
  return { id, name, price, description: name, isWebsite: true };
}

type PlanId = (typeof plans)[number]['id'];
type AddOnId = (typeof addOns)[number]['id'];
type ListPrice = { monthly: number; first: number };
