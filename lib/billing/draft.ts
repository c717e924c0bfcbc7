import { invoiceLines } from '@/content/billing';
import { formatPercent } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { daysAfter } from '@/lib/site/time';
import { dueDay, sendDay } from './calendar';
import { nextDay, RUNNING_STATES, sum, type InvoiceLine, type Subscription } from './subscription';

/**
 * The invoice that is due to be sent on `today`, a day before its month begins, and what of the credits is left for the
 * one after it. Null when none is due.
 */
export function draftInvoice(subscription: Subscription, today: string): InvoiceDraft | null {
  const { state, lines, pending, taxMillipercent, month, endsOn } = subscription;
  const fromOn = nextDay(subscription);
  if (fromOn === null || !RUNNING_STATES.some(running => running === state)) return null;
  if (today < sendDay(fromOn) || (endsOn !== null && endsOn <= fromOn)) return null;
  const untilOn = daysAfter(nextDay({ ...subscription, month: month + 1 }) ?? fromOn, -1);
  // After a hold, the end may come within a month: the days until then are not billed.
  if (endsOn !== null && endsOn <= untilOn) return null;
  const charges = [...lines.map(({ label, minor }) => ({ label, minor })), ...pending.filter(isCharge)];
  const { used, left } = takeCredits(
    pending.filter(line => !isCharge(line)),
    sum(charges),
  );
  const net = sum(charges) + sum(used);
  // Half a cent is rounded up, once for the whole invoice.
  const taxMinor = Math.round((net * taxMillipercent) / 100_000);
  const tax =
    taxMinor > 0
      ? [{ label: fillText(invoiceLines.tax, { percent: formatPercent(taxMillipercent) }), minor: taxMinor }]
      : [];
  return {
    month,
    fromOn,
    untilOn,
    dueOn: dueDay(fromOn, today),
    lines: [...charges, ...used, ...tax],
    totalMinor: net + taxMinor,
    left,
  };
}

/** Takes off as much as there is to pay; the rest waits for the next invoice. */
function takeCredits(credits: readonly InvoiceLine[], chargedMinor: number) {
  let free = chargedMinor;
  const used: InvoiceLine[] = [];
  const left: InvoiceLine[] = [];
  for (const credit of credits) {
    const { minor } = credit;
    const taken = Math.min(-minor, free);
    free -= taken;
    if (taken > 0) used.push({ ...credit, minor: -taken });
    if (-minor > taken) left.push({ ...credit, minor: minor + taken });
  }
  return { used, left };
}

function isCharge({ minor }: InvoiceLine): boolean {
  return minor > 0;
}

export type InvoiceDraft = {
  month: number;
  /** The first and the last day that it pays for. */
  fromOn: string;
  untilOn: string;
  dueOn: string;
  lines: InvoiceLine[];
  totalMinor: number;
  left: InvoiceLine[];
};
