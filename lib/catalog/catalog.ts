import { addOns } from '@/content/add-ons';
import { customAmount, packages } from '@/content/packages';
import { plans } from '@/content/plans';

/**
 * What is for sale, as the pricing rules take it. Figures are cents and are the same in every currency that
 * checkout offers (docs/product/prices.md#currency): there is one price list, and checkout says so.
 */
export type Catalog = {
  plans: readonly Plan[];
  packages: readonly Package[];
  addOns: readonly AddOn[];
  customAmount: CustomAmount;
};

export type Plan = { id: string; name: string; setupPrice: number; monthlyPrice: number };

export type Package = { id: string; name: string; price: number; description: string; isWebsite: boolean };

export type AddOn = { id: string; name: string; monthlyPrice: number };

type CustomAmount = { id: string; name: string; minimum: number };

/** The price lists of `content/`. */
export const catalog: Catalog = { plans, packages, addOns, customAmount };

/** The entry with this id, or null. */
export function findEntry<T extends { id: string }>(entries: readonly T[], id: string): T | null {
  return entries.find(entry => entry.id === id) ?? null;
}
