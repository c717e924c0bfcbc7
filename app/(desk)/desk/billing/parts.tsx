import { DeskMark, DeskSection, Hint, Overdue, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { billingFigures } from '@/content/billing';
import { maySuspend, type BillingOverview, type DeskInvoice } from '@/lib/billing/desk';
import { sayMinor } from '@/lib/billing/invoice';
import { nextDay, monthlyMinor, type Subscription } from '@/lib/billing/subscription';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';

/** What comes in each month, and what of it is owed. */
export function BillingSums({ sums, ended }: Pick<BillingOverview, 'sums' | 'ended'>) {
  return (
    <DeskSection title="Each month">
      <DeskTable
        caption="Each month"
        empty="No plan runs yet."
        rows={sums.map(sum => ({ ...sum, id: sum.currency }))}
        columns={[
          ['Currency', ({ currency }) => currency, 'main'],
          ['Monthly recurring', sum => sayMinor(sum.monthlyMinor, sum.currency), 'figure'],
          ['Not paid yet', sum => sayMinor(sum.dueMinor, sum.currency), 'figure'],
          ['Of that, past due', sum => sayMinor(sum.pastDueMinor, sum.currency), 'figure'],
        ]}
      />
      <p className="soft mt-3 text-small">
        {ended === 1 ? '1 plan' : `${ended} plans`} ended in the last 30 days. Plans that wait, are on hold or
        are suspended don’t count as recurring.
      </p>
    </DeskSection>
  );
}

/** Money that came for what was not owed, until it is refunded. */
export function PaidTwice({ paidTwice }: Pick<BillingOverview, 'paidTwice'>) {
  if (paidTwice.length === 0) return null;
  return (
    <DeskSection title="Paid twice">
      <ul className="grid gap-2">
        {paidTwice.map(({ id, what, why, minor, currency }) => (
          <li key={id}>
            <Overdue>{`${what} ${WHYS[why]}`}</Overdue>{' '}
            <a href={`${serverRoutes.deskOrderStep(id, 'refund')}`} className="text-link">
              {`Refund ${sayMinor(minor, currency)}`}
            </a>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

const WHYS = {
  twice: 'was paid twice.',
  void: 'is void, and was paid.',
  withdrawn: 'was no longer open, and was paid.',
  never_begins: 'was paid, and its month never begins: the plan has ended.',
} as const satisfies Record<BillingOverview['paidTwice'][number]['why'], string>;

/** After a restore, what waits for the comparison with PayPal, and how to make it. */
export function BillingWaits({ isRestored }: Pick<BillingOverview, 'isRestored'>) {
  if (!isRestored) return null;
  return (
    <DeskSection title="A backup was restored">
      <p>
        <Overdue>No invoice, charge or reminder goes out yet.</Overdue> What was paid since the backup may be
        missing here. Run <code>npm run reconcile</code> as the restore said, or wait for the daily comparison
        with PayPal. Then settle every payment under{' '}
        <a href={serverRoutes.deskOrders()} className="text-link">
          Payments without an order
        </a>
        . Billing goes on by itself after that.
      </p>
    </DeskSection>
  );
}

/** Invoices that are not paid, with why, and what comes next. */
export function OpenInvoices({ invoices, today }: { invoices: readonly DeskInvoice[]; today: string }) {
  return (
    <DeskSection title="Not paid">
      <DeskTable
        caption="Not paid"
        empty="Every invoice is paid."
        rows={invoices}
        columns={[
          ['Invoice', invoice => <PlanLink id={invoice.subscriptionId}>{invoice.number}</PlanLink>, 'main'],
          ['Customer', customerOf],
          ['To pay', ({ standing, currency }) => sayMinor(standing.payableMinor, currency), 'figure'],
          ['Due', ({ dueOn }) => formatDay(dueOn)],
          ['What comes next', invoice => <NextStep invoice={invoice} today={today} />],
        ]}
      />
    </DeskSection>
  );
}

function NextStep({ invoice, today }: { invoice: DeskInvoice; today: string }) {
  const { standing, isHeld, customerEmail, charges } = invoice;
  if (isHeld) return 'On hold: the customer says that it’s wrong. Answer, then take it off hold.';
  if (customerEmail === null) return <Overdue>No email address: enter one, then send the link</Overdue>;
  if (maySuspend(invoice, today))
    return <Overdue>{`${standing.pastDays} days past due: call, or suspend the service`}</Overdue>;
  const refused =
    charges === 0
      ? ''
      : `PayPal declined the automatic payment (${charges} of ${billingFigures.chargeDays.length} tries). `;
  if (standing.months > 0)
    return `${refused}${standing.pastDays} days past due. Reminder on ${formatDay(standing.suspensionReminder)}, suspension from ${formatDay(standing.suspendFrom)}`;
  return `${refused}Late fee from ${formatDay(standing.feeFrom)}`;
}

/** Every plan, what waits for a person first. */
export function PlanTable({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const rows = subscriptions.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <DeskSection title="All plans">
      <Hint>
        A plan whose site is being built waits until you enter the day it went live: its first month begins on
        that day.
      </Hint>
      <DeskTable
        caption="All plans"
        empty="No one has bought anything monthly yet."
        rows={rows}
        columns={[
          ['Plan', row => <PlanLink id={row.id}>{nameOfPlan(row)}</PlanLink>, 'main'],
          ['Customer', customerOf],
          ['A month', row => sayMinor(monthlyMinor(row), row.currency), 'figure'],
          ['State', ({ state }) => <DeskMark tone={MARKS[state][1]}>{MARKS[state][0]}</DeskMark>],
          ['Next month', sayNext],
        ]}
      />
    </DeskSection>
  );
}

const ORDER = ['awaiting_launch', 'suspended', 'paused', 'ending', 'active', 'ended'];

export const MARKS = {
  awaiting_launch: ['Waits for launch', 'open'],
  active: ['Runs', 'good'],
  paused: ['On hold', 'open'],
  suspended: ['Suspended', 'bad'],
  ending: ['Canceled', 'calm'],
  ended: ['Ended', 'over'],
} as const satisfies Record<Subscription['state'], readonly [string, MarkTone]>;

export function sayNext(subscription: Subscription): string {
  const { state, endsOn } = subscription;
  if (state === 'ended') return endsOn === null ? 'None' : `Ended on ${formatDay(endsOn)}`;
  if (endsOn !== null) return `Ends on ${formatDay(endsOn)}`;
  const next = nextDay(subscription);
  return next === null || state === 'paused' ? 'None yet' : formatDay(next);
}

export function nameOfPlan({ lines }: Subscription): string {
  return lines.map(({ label }) => label).join(' + ');
}

export function customerOf({
  customerName,
  customerEmail,
}: Pick<Subscription, 'customerName' | 'customerEmail'>) {
  return [customerName, customerEmail].filter(Boolean).join(', ') || 'Not known';
}

function PlanLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={serverRoutes.deskBilling(id)} className="text-link font-bold">
      {children}
    </a>
  );
}
