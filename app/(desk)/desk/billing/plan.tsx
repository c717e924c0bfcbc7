import { Happenings } from '@/app/(desk)/desk/money/timeline';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import type { DeskInvoice, DeskPlan } from '@/lib/billing/desk';
import { sayMinor } from '@/lib/billing/invoice';
import { isUnsent } from '@/lib/billing/staff-invoices';
import type { Subscription } from '@/lib/billing/subscription';
import { formatMoney, formatPercent } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { sayMonthly, sayNext } from './parts';
import { stepsOf } from './steps';

/** Who has it, what it costs, how it is paid, and what comes next. */
export function PlanFacts({ plan: { subscription, consent } }: { plan: DeskPlan }) {
  const { lines, pending, currency, anchorOn, taxMillipercent, orderId } = subscription;
  return (
    <div className="grid gap-6">
      <DeskSection title="Customer">
        <Facts
          rows={[
            ['Name', subscription.customerName ?? 'Not known'],
            ['Invoices go to', subscription.customerEmail ?? 'No address yet'],
            [
              'Bought with',
              <a key="order" href={serverRoutes.deskOrder(orderId)} className="text-link">
                The order
              </a>,
            ],
          ]}
        />
      </DeskSection>
      <DeskSection title="The plan">
        <Facts
          rows={[
            ...lines.map(line => [line.label, sayMonthly(line, currency)] as const),
            ...pending.map(
              ({ label, minor }, index) =>
                [
                  `Next invoice${index > 0 ? ` (${index + 1})` : ''}`,
                  `${label}: ${sayMinor(minor, currency)}`,
                ] as const,
            ),
            ['Sales tax', `${formatPercent(taxMillipercent)}%`],
            ['Months count from', anchorOn === null ? 'Not begun' : formatDay(anchorOn)],
            ['Next month', sayNext(subscription)],
          ]}
        />
      </DeskSection>
      <DeskSection title="Payment">
        <Facts
          rows={
            consent === null
              ? [['How', 'By link']]
              : [
                  ['How', 'Automatic, by PayPal'],
                  ['Agreed on', <Moment key="at" at={consent.agreed_at} />],
                  ['With these words', `“${consent.text}”`],
                ]
          }
        />
      </DeskSection>
    </div>
  );
}

/** Everything that can be done with a plan: each on its page. What an owner does is named for the others, too. */
export function PlanDeeds({ plan, today, isOwner }: { plan: DeskPlan; today: string; isOwner: boolean }) {
  const { subscription, launch, consent } = plan;
  const { id, anchorOn, state } = subscription;
  const isOwners = !isOwner;
  const hrefOf = (step: string) => serverRoutes.deskPlanStep(id, step);
  const isOver = state === 'ended';
  return (
    <Deeds
      deeds={[
        launch !== null && {
          label: anchorOn === null ? 'Enter the launch' : 'Correct the launch',
          href: hrefOf('launch'),
          hint: 'The first month begins on that day. The customer gets an email.',
        },
        !isOver && {
          label: 'Change it',
          href: hrefOf('change'),
          hint: 'Another plan, add-ons, sales tax, or where invoices go.',
          isOwners,
        },
        !isOver && {
          label: 'Credit',
          href: hrefOf('credit'),
          hint: 'Comes off the next invoice before tax, and the customer gets an email.',
          isOwners,
        },
        consent !== null && {
          label: 'Turn automatic payment off',
          href: hrefOf('automatic'),
          hint: 'For a customer who called or wrote. They get an email.',
        },
        ...stepsOf(plan, today).map(({ step, label, hint }) => ({ label, href: hrefOf(step), hint })),
      ]}
    />
  );
}

/** What is said of a plan in this state, below its head. */
export function PlanHint({ state }: Pick<Subscription, 'state'>) {
  return <p className="soft">{HINTS[state]}</p>;
}

const HINTS: Record<Subscription['state'], string> = {
  awaiting_launch: 'Nothing is invoiced before you enter the day the site went live.',
  active: 'Its invoices go out the day before each month.',
  paused:
    'On hold: nothing is invoiced, and no one is reminded. When it goes on, the days already paid come first, and the next invoice is for the first month that has not begun.',
  suspended:
    'Suspended for an unpaid invoice. It goes on by itself once everything is paid, and you get an email.',
  ending: 'The customer canceled. It runs through the month that is paid.',
  ended: 'It has ended. Nothing is invoiced.',
};

/** Every invoice of a plan as what happened, with what can be done about an open one. Owners may void one. */
export function PlanInvoices({ plan: { subscription, invoices }, mayVoid }: PlanInvoicesProps) {
  return (
    <Happenings
      title="Invoices"
      empty="No invoice yet."
      happenings={invoices.map(invoice => ({
        id: invoice.id,
        on: invoice.issuedOn,
        tone: invoice.standing.months > 0 ? 'bad' : TONES[invoice.state],
        title: <InvoiceTitle invoice={invoice} />,
        detail: (
          <>
            {formatDay(invoice.fromOn)} to {formatDay(invoice.untilOn)}
            {invoice.state === 'open' ? `, due ${formatDay(invoice.dueOn)}` : ''}
            {invoice.paidAt === null ? null : (
              <>
                , paid <Moment at={invoice.paidAt} />
              </>
            )}
            <InvoiceDeeds invoice={invoice} subscription={subscription} mayVoid={mayVoid} />
          </>
        ),
      }))}
    />
  );
}

type PlanInvoicesProps = { plan: DeskPlan; mayVoid: boolean };

const TONES = { open: 'open', paid: 'good', refunded: 'over', void: 'over' } as const;

function InvoiceTitle({ invoice }: { invoice: DeskInvoice }) {
  const { key, number, totalMinor: minor, currency } = invoice;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <strong>{formatMoney({ minor, currency })}</strong>
      <InvoiceMark invoice={invoice} />
      <a href={serverRoutes.invoice(key)} className="text-link">
        {number}
      </a>
      <a href={serverRoutes.invoiceFile(key)} className="text-link">
        PDF<span className="sr-only"> of {number}</span>
      </a>
    </span>
  );
}

export function InvoiceMark({ invoice }: { invoice: DeskInvoice }) {
  const { state, standing, isHeld, paidAt, customerEmail } = invoice;
  if (state === 'paid') return <DeskMark tone="good">{paidAt === null ? 'Nothing to pay' : 'Paid'}</DeskMark>;
  if (state === 'refunded') return <DeskMark tone="over">Refunded</DeskMark>;
  if (state === 'void') return <DeskMark tone="over">Void</DeskMark>;
  if (isHeld) return <DeskMark tone="open">On hold</DeskMark>;
  if (standing.months > 0) return <DeskMark tone="bad">{`${standing.pastDays} days past due`}</DeskMark>;
  if (customerEmail === null) return <DeskMark tone="bad">Sent to no one</DeskMark>;
  return <DeskMark tone="calm">Sent</DeskMark>;
}

function InvoiceDeeds({ invoice, subscription, mayVoid }: InvoiceDeedsProps) {
  if (invoice.state !== 'open') return null;
  const { id, number, isHeld, updatedAt } = invoice;
  const name = <span className="sr-only"> {number}</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={serverRoutes.deskPlanStep(subscription.id, 'hold', id)} className="text-link">
        {isHeld ? 'Take off hold' : 'Put on hold'}
        {name}
      </a>
      {mayVoid ? (
        <a href={serverRoutes.deskPlanStep(subscription.id, 'void', id)} className="text-link">
          Void
          {name}
        </a>
      ) : null}
      {isUnsent(invoice, subscription) ? (
        <PostButton
          action="invoice-send"
          hidden={[
            ['subscription', subscription.id],
            ['invoice', id],
          ]}
          seen={[updatedAt, subscription.updatedAt]}
          about={number}
        >
          {`Send to ${subscription.customerEmail ?? ''}`}
        </PostButton>
      ) : null}
    </div>
  );
}

type InvoiceDeedsProps = { invoice: DeskInvoice; subscription: Subscription; mayVoid: boolean };
