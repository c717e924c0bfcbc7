import { addOns } from '@/content/add-ons';
import { guaranteeDays } from '@/content/guarantees';
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
  /** How long each guarantee runs for what is sold today. */
  guaranteeDays: GuaranteeDays;
};

/** `build` counts from launch. */
export type GuaranteeDays = { build: number; plan: number };

export type Plan = { id: string; name: string; setupPrice: number; monthlyPrice: number };

export type Package = { id: string; name: string; price: number; description: string; isWebsite: boolean };

export type AddOn = { id: string; name: string; monthlyPrice: number };

type CustomAmount = { id: string; name: string; description: string; minimum: number };

/** The price lists of `content/`. */
export const catalog: Catalog = { plans, packages, addOns, customAmount, guaranteeDays };

/** The entry with this id, or null. */
export function findEntry<T extends { id: string }>(entries: readonly T[], id: string): T | null {
  return entries.find(entry => entry.id === id) ?? null;
}
