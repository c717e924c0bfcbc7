import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { accountPages } from '@/content/account';
import type { CustomerPlan } from '@/lib/billing/account';
import { sayMinor } from '@/lib/billing/invoice';
import { monthlyMinor, type Subscription } from '@/lib/billing/subscription';
import { formatMoney, formatPercent } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatDay } from '@/lib/site/time';

/** What runs each month, what it costs, its next day and its invoices. Cancels in two clicks, without scripts. */
export function PlanList({ plans, words }: PlanListProps) {
  return (
    <div>
      <h2 className="text-h3">{words.title}</h2>
      <ul className="mt-5 border-t-2 border-ink">
        {plans.map(plan => (
          <li key={plan.subscription.id} className="grid gap-3 border-b border-line py-4">
            <PlanSummary plan={plan} words={words} />
            {plan.isAutomatic ? <AutomaticPayment plan={plan} words={words} /> : null}
            <PlanActions plan={plan} words={words} />
            <InvoiceList plan={plan} words={words} />
          </li>
        ))}
      </ul>
      <p className="soft mt-4 text-small">{words.change}</p>
    </div>
  );
}

function PlanSummary({ plan: { subscription, nextOn }, words }: PlanProps) {
  const { lines, currency, state, endsOn, pending, taxMillipercent, customerEmail } = subscription;
  const amount = formatMoney({ minor: monthlyMinor(subscription), currency });
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
      <span className="font-display text-label font-[750] wrap-anywhere">
        {lines.map(({ label }) => label).join(' + ')}
      </span>
      <span className="font-display text-label font-[750] sm:text-right">
        {fillText(words.monthly, { amount })}
      </span>
      <span className="soft text-small sm:col-span-2">
        {fillText(words.states[state], { next: sayDay(nextOn), ends: sayDay(endsOn) })}
      </span>
      {state === 'ended' ? null : (
        <span className="soft text-small wrap-anywhere sm:col-span-2">
          {[
            ...(taxMillipercent > 0
              ? [fillText(words.tax, { percent: formatPercent(taxMillipercent) })]
              : []),
            ...(customerEmail === null ? [] : [fillText(words.to, { email: customerEmail })]),
          ].join(' ')}
        </span>
      )}
      {pending.map(({ label, minor }, index) => (
        <span key={index} className="text-small sm:col-span-2">
          {fillText(words.pending, { label, amount: sayMinor(minor, currency) })}
        </span>
      ))}
    </div>
  );
}

function PlanActions({ plan: { subscription, cancelBy, endIfCanceled }, words }: PlanProps) {
  if (subscription.state === 'ending')
    return (
      <PlanForm action="plan-keep" subscription={subscription}>
        {words.keep}
      </PlanForm>
    );
  if (endIfCanceled === null) return null;
  const { open, text, begun, notBegun, submit } = words.cancel;
  const values = { ends: sayDay(endIfCanceled), cancelBy: sayDay(cancelBy) };
  const isBegun = subscription.anchorOn !== null;
  return (
    <details>
      <summary className="text-link w-fit cursor-pointer text-small">{open}</summary>
      <div className="mt-3 grid justify-items-start gap-3">
        <p className="max-w-[38em] text-small">
          {isBegun
            ? [text, ...(cancelBy === null ? [] : [begun])].map(line => fillText(line, values)).join(' ')
            : notBegun}
        </p>
        <PlanForm action="plan-cancel" subscription={subscription}>
          {submit}
        </PlanForm>
      </div>
    </details>
  );
}

function AutomaticPayment({ plan: { subscription }, words }: PlanProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[38em] text-small">{words.automatic}</p>
      <PlanForm action="plan-automatic-off" subscription={subscription}>
        {words.turnOff}
      </PlanForm>
    </div>
  );
}

function PlanForm({ action, subscription, children }: PlanFormProps) {
  return (
    <form method="post" action={routes.accountAction(action)}>
      <input type="hidden" name="plan" value={subscription.id} />
      <Button type="submit" variant="line" size="sm">
        {children}
      </Button>
    </form>
  );
}

function InvoiceList({ plan: { invoices }, words }: PlanProps) {
  if (invoices.length === 0) return null;
  return (
    <>
      <h3 className="mt-2 text-body">{words.invoices}</h3>
      <ul className="grid gap-2 text-small">
        {invoices.map(({ invoice, standing, isUnderWay }) => (
          <li key={invoice.id} className="grid gap-x-6 sm:grid-cols-[1fr_auto_auto_auto]">
            <span>
              {invoice.number}, {isUnderWay ? words.underWay : describeInvoice({ invoice, standing }, words)}
            </span>
            <span className="sm:text-right">
              {sayMinor(standing.payableMinor || invoice.totalMinor, invoice.currency)}
            </span>
            <TextLink href={serverRoutes.invoice(invoice.key)}>
              {standing.payableMinor > 0 && !isUnderWay ? words.pay : words.invoice}
              <span className="sr-only"> {invoice.number}</span>
            </TextLink>
            <TextLink href={serverRoutes.invoiceFile(invoice.key)}>
              {words.file}
              <span className="sr-only"> {invoice.number}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function describeInvoice({ invoice, standing }: ListedInvoice, words: Words): string {
  const { state, dueOn, issuedOn } = invoice;
  const days = standing.pastDays;
  if (days > 0) return fillText(days === 1 ? words.pastDueOne : words.pastDue, { days: String(days) });
  if (state === 'open') return fillText(words.due, { due: formatDay(dueOn) });
  return `${formatDay(issuedOn)}, ${words.invoiceStates[state]}`;
}

type ListedInvoice = Pick<CustomerPlan['invoices'][number], 'invoice' | 'standing'>;

function sayDay(day: string | null): string {
  return day === null ? '' : formatDay(day);
}

type Words = (typeof accountPages)['account']['plans'];
type PlanListProps = { plans: readonly CustomerPlan[]; words: Words };
type PlanProps = { plan: CustomerPlan; words: Words };
type PlanFormProps = {
  action: 'plan-cancel' | 'plan-keep' | 'plan-automatic-off';
  subscription: Subscription;
  children: string;
};
