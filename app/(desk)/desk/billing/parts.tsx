import { DeskMark, DeskSection, Moment, Overdue, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { billingFigures } from '@/content/billing';
import { isSold } from '@/lib/billing/choice';
import { maySuspend, type BillingOverview, type DeskInvoice } from '@/lib/billing/desk';
import { sayMinor } from '@/lib/billing/invoice';
import { nextDay, monthlyMinor, type MonthlyLine, type Subscription } from '@/lib/billing/subscription';
import { catalog } from '@/lib/orders/price';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import '../money/money.css';

/** Money that came for what was not owed, until it is refunded. */
export function PaidTwice({ paidTwice }: Pick<BillingOverview, 'paidTwice'>) {
  if (paidTwice.length === 0) return null;
  return (
    <DeskSection title="Paid twice">
      <ul className="grid gap-2">
        {paidTwice.map(({ id, what, why, minor, currency }) => (
          <li key={id}>
            <Overdue>{`${what} ${WHYS[why]}`}</Overdue>{' '}
            <a href={serverRoutes.deskOrderStep(id, 'refund')} className="text-link">
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
        <a href={serverRoutes.deskPayments()} className="text-link">
          Payments without an order
        </a>
        . Billing goes on by itself after that.
      </p>
    </DeskSection>
  );
}

/** Invoices, each by its customer: of an open one what comes next, of a paid one when it was paid. */
export function InvoiceTable({ invoices, today, caption, empty }: InvoiceTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={invoices}
      look="money-rows"
      columns={[
        [
          'Customer',
          invoice => (
            <>
              <PlanLink id={invoice.subscriptionId}>{shortNameOf(invoice)}</PlanLink>
              <span className="soft">{invoice.number}</span>
            </>
          ),
          'main',
        ],
        [
          'Amount',
          ({ standing, totalMinor, state, currency }) =>
            sayMinor(state === 'open' ? standing.payableMinor : totalMinor, currency),
          'figure',
        ],
        [
          'What comes next',
          invoice =>
            invoice.paidAt === null ? (
              <NextStep invoice={invoice} today={today} />
            ) : (
              <>
                Paid <Moment at={invoice.paidAt} />
              </>
            ),
        ],
        [
          'Due',
          ({ dueOn }) => (
            <span className="whitespace-nowrap">
              <span className="desk-narrow">Due </span>
              {formatDay(dueOn)}
            </span>
          ),
          'time',
        ],
      ]}
    />
  );
}

type InvoiceTableProps = {
  invoices: readonly DeskInvoice[];
  today: string;
  caption: string;
  empty: string;
};

function NextStep({ invoice, today }: { invoice: DeskInvoice; today: string }) {
  const { standing, isHeld, customerEmail, charges, reminders, stoppedOn } = invoice;
  if (isHeld) return 'On hold: the customer says that it’s wrong. Answer, then take it off hold.';
  if (customerEmail === null) return <Overdue>No email address: enter one, then send the link</Overdue>;
  if (stoppedOn !== null)
    return 'Stands still: the plan is on hold, or a payment is on its way. No one is reminded, and no fee grows.';
  if (maySuspend(invoice, today))
    return <Overdue>{`${standing.pastDays} days past due: call, or suspend the service`}</Overdue>;
  const declined =
    charges === 0
      ? ''
      : `PayPal declined the automatic payment (${charges} of ${billingFigures.chargeDays.length} tries). `;
  const done = `${declined}${reminders === 0 ? '' : `Reminded ${TIMES[reminders] ?? `${reminders} times`}. `}`;
  if (standing.months > 0)
    return `${done}${standing.pastDays} days past due. ${reminders < REMINDERS ? `Reminder on ${formatDay(standing.suspensionReminder)}, suspension` : 'Suspension'} from ${formatDay(standing.suspendFrom)}`;
  return `${done}Late fee from ${formatDay(standing.feeFrom)}`;
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };
const REMINDERS = Object.keys(billingFigures.reminderDaysBefore).length;

/** Every plan by its customer, what waits for a person first. */
export function PlanTable({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const rows = subscriptions.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <DeskTable
      caption="Plans"
      empty=""
      rows={rows}
      look="money-rows"
      columns={[
        [
          'Customer',
          row => (
            <>
              <PlanLink id={row.id}>{shortNameOf(row)}</PlanLink>
              <span className="soft">{nameOfPlan(row)}</span>
            </>
          ),
          'main',
        ],
        ['A month', row => sayMinor(monthlyMinor(row), row.currency), 'figure'],
        ['State', ({ state }) => <DeskMark tone={MARKS[state][1]}>{MARKS[state][0]}</DeskMark>],
        ['Next month', row => <span className="whitespace-nowrap">{sayNext(row)}</span>, 'time'],
      ]}
    />
  );
}

/** A customer in a row. */
function shortNameOf({ customerName, customerEmail }: Pick<Subscription, 'customerName' | 'customerEmail'>) {
  return customerName ?? customerEmail ?? 'Customer not known';
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

/** What the customer of a plan or an invoice is told of a step: `email` is the sentence where there is an address. */
export function toldOf({ customerEmail }: Pick<Subscription, 'customerEmail'>, email: string): string {
  return customerEmail === null ? 'Nothing: there is no email address. Call the customer.' : email;
}

/** "$39.00 a month", and whether the price list still has it. */
export function sayMonthly(line: MonthlyLine, currency: Subscription['currency']): string {
  return `${sayMinor(line.minor, currency)} a month${isSold(line, catalog) ? '' : ', no longer sold'}`;
}

function PlanLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={serverRoutes.deskBilling(id)} className="text-link font-bold">
      {children}
    </a>
  );
}
