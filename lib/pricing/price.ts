import type { Catalog, GuaranteeDays } from '@/lib/catalog/catalog';
import type { Currency } from '@/lib/site/money';

/** As posted: everything may be wrong except its shape. */
export type PriceRequest = {
  amount?: string | number | undefined;
  currency: string;
  intent: string;
  plan?: string | undefined;
  billing?: Billing | undefined;
  addOns?: readonly string[] | undefined;
  package?: string | undefined;
};

export type Billing = 'setup-and-monthly' | 'monthly-only';

/** `ceilingMinor`: the most that a custom amount may be, from configuration. */
export type PriceTerms = { catalog: Catalog; ceilingMinor: number };

export type PriceField = 'amount' | 'currency' | 'intent' | 'plan' | 'addOns' | 'package';

/** `guarantee`: the one that covers this line, as the receipt names it (content/guarantees.ts). */
export type PriceLine = { label: string; minor: number; guarantee?: GuaranteeKind | undefined };

/** `build`: the satisfaction guarantee of a website we build. `plan`: the guarantee of a first-time plan. */
export type GuaranteeKind = 'build' | 'plan';

export type InvalidPrice = { kind: 'invalid'; field: PriceField; message: string };

export type PricedOrder = {
  kind: 'priced';
  currency: Currency;
  lines: PriceLine[];
  totalMinor: number;
  /** What each following month costs; 0 when nothing is billed again. */
  monthlyMinor: number;
  description: string;
  planId: string | null;
  billing: Billing | null;
  addOnIds: string[];
  /** Kept with the order: the guarantees are those of the day of the sale. */
  guaranteeDays: GuaranteeDays;
};

export type PriceOutcome =
  | PricedOrder
  | InvalidPrice
  | { kind: 'price_mismatch'; field: 'amount'; expectedMinor: number; message: string };
