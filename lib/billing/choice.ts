import { invoiceLines } from '@/content/billing';
import { findEntry, type Catalog } from '@/lib/orders';
import { bundles, sum, type InvoiceLine, type MonthlyLine, type Subscription } from './subscription';

/**
 * What another choice of plan and add-ons changes, from the next invoice on. What stays keeps its words and the price that
 * it was sold for: also when it is no longer sold or costs something else today, and when it was given up for a while that
 * no invoice has shown. Going up costs the difference of the setup fees once, where a setup was paid; going down returns
 * what no invoice has shown of it. Null when something new is not sold.
 */
export function changeOfPlan(
  {
    lines,
    pending,
    setupMinor,
    shownLines,
  }: Pick<Subscription, 'lines' | 'pending' | 'setupMinor' | 'shownLines'>,
  choices: readonly string[],
  { plans, addOns }: Pick<Catalog, 'plans' | 'addOns'>,
): Pick<Subscription, 'lines' | 'pending' | 'setupMinor' | 'shownLines'> | null {
  const shown = shownLines ?? lines;
  const known = [...lines, ...shown];
  const chosen: MonthlyLine[] = [];
  for (const id of new Set(choices)) {
    const plan = findEntry(plans, id);
    const entry = plan ?? findEntry(addOns, id);
    const label = plan ? `${plan.name} plan` : entry?.name;
    const added = entry && label ? { id, label, minor: entry.monthlyPrice } : null;
    const line =
      known.find(line => choiceOf(line) === id) ?? bundles.find(bundle => bundle.id === id) ?? added;
    if (!line) return null;
    chosen.push(line);
  }
  const plansIn = (all: readonly MonthlyLine[]) => all.flatMap(({ id }) => findEntry(plans, id) ?? []);
  const changed = { lines: chosen, shownLines: shown };
  // The plan that stays costs no setup, also when its setup costs more today.
  const isSamePlan = isSameSet(plansIn(chosen), plansIn(lines));
  if (isSamePlan) return { ...changed, pending, setupMinor };
  const isNew = ({ id }: { id: string }) => !shown.some(line => line.id === id);
  const prices = plansIn(chosen)
    .filter(isNew)
    .map(({ setupPrice }) => setupPrice);
  return { ...changed, ...withSetup({ pending, setupMinor }, Math.max(0, ...prices)) };
}

function isSameSet<Entry>(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every(entry => others.includes(entry));
}

/** The difference to a setup of so many cents, in the place of what was waiting for an invoice of an earlier choice. */
function withSetup(
  { pending, setupMinor }: Pick<Subscription, 'pending' | 'setupMinor'>,
  setup: number,
): Pick<Subscription, 'pending' | 'setupMinor'> {
  const paidMinor = setupMinor - sum(pending.filter(isDifference));
  const others = pending.filter(line => !isDifference(line));
  if (setupMinor === 0 || setup <= paidMinor) return { pending: others, setupMinor: paidMinor };
  const difference = { label: invoiceLines.setupDifference, minor: setup - paidMinor };
  return { pending: [...others, difference], setupMinor: setup };
}

function isDifference({ label }: InvoiceLine): boolean {
  return label === invoiceLines.setupDifference;
}

/** What an invoice took from what was waiting for it: credits, a setup's difference, an earlier month. Credits had no id once. */
export function onceLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.filter(line => line.id !== undefined || line.minor < 0 || isDifference(line));
}

/** What waits for the next invoice once these lines of a voided one wait again; a setup's difference only for the plan it is for. */
export function withReturned(
  subscription: Subscription,
  returned: readonly InvoiceLine[],
  sold: Pick<Catalog, 'plans' | 'addOns'>,
): Pick<Subscription, 'pending' | 'setupMinor'> {
  // Parts of one credit are one line again.
  const pending = returned.reduce<InvoiceLine[]>((all, line) => {
    const index = all.findIndex(({ id }) => id !== undefined && id === line.id);
    const same = all[index];
    return same ? all.with(index, { ...same, minor: same.minor + line.minor }) : [...all, line];
  }, subscription.pending);
  const { lines, setupMinor } = subscription;
  const setups = lines.flatMap(({ id }) => findEntry(sold.plans, id)?.setupPrice ?? []);
  if (setups.length === 0) return { pending, setupMinor };
  // Never more than was asked for before, also when it costs more today.
  return withSetup({ pending, setupMinor }, Math.min(setupMinor, Math.max(...setups)));
}

/** The name of a line in the desk's form. An order that was sold in other words has no id of the price list. */
export function choiceOf({ id, label }: MonthlyLine): string {
  return id || label;
}

/** Whether the price list still has what a line is for. */
export function isSold(
  { id }: Pick<MonthlyLine, 'id'>,
  { plans, addOns }: Pick<Catalog, 'plans' | 'addOns'>,
): boolean {
  return [...plans, ...addOns, ...bundles].some(entry => entry.id === id);
}
