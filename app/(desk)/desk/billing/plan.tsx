import {
  postedName,
  CodeButton,
  DeskField,
  FactorField,
  FilterSelect,
  PostButton,
  PostForm,
  refusalOf,
} from '@/app/(desk)/desk/shell/forms';
import { DeskMark, DeskSection, Facts, Hint, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { creditReasons, voidWords } from '@/content/billing';
import { facts } from '@/content/facts';
import { choiceOf, isSold } from '@/lib/billing/choice';
import { maySuspend, type DeskInvoice, type DeskPlan } from '@/lib/billing/desk';
import { sayMinor } from '@/lib/billing/invoice';
import type { StaffStep } from '@/lib/billing/staff';
import { isUnsent } from '@/lib/billing/staff-invoices';
import { bundles, type MonthlyLine, type Subscription } from '@/lib/billing/subscription';
import { catalog } from '@/lib/orders/price';
import { newId } from '@/lib/site/ids';
import { formatMoney, formatPercent } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';
import { customerOf, MARKS, sayNext } from './parts';

/** One plan: what it is, its days, and the steps that it can take. */
export function PlanFacts({
  plan: { subscription, invoices, consent, launch },
  today,
  isConfirmed,
}: PlanFactsProps) {
  const { state, lines, pending, currency, anchorOn, taxMillipercent, orderId } = subscription;
  const suspendable = invoices.some(invoice => maySuspend(invoice, today));
  const steps = STEPS.filter(({ step, from }) => from.includes(state) && (step !== 'suspend' || suspendable));
  return (
    <DeskSection title="The plan">
      <div className="desk-panel">
        <p>
          <DeskMark tone={MARKS[state][1]}>{MARKS[state][0]}</DeskMark>
        </p>
        <p>{HINTS[state]}</p>
        {launch === null ? null : (
          <LaunchForm subscription={subscription} launch={launch} isConfirmed={isConfirmed} />
        )}
        {steps.map(({ step, label, hint }) => (
          <div key={step} className="grid justify-items-start gap-1">
            <StepButton step={step} label={label} plan={subscription} isConfirmed={isConfirmed} />
            <Hint>{hint}</Hint>
          </div>
        ))}
      </div>
      <Facts
        rows={[
          ['Customer', customerOf(subscription)],
          ...lines.map(line => [line.label, sayMonthly(line, currency)] as const),
          ...pending.map(
            ({ label, minor }, index) =>
              [
                `Next invoice${index > 0 ? ` (${index + 1})` : ''}`,
                `${label}: ${sayMinor(minor, currency)}`,
              ] as const,
          ),
          [
            'Payment',
            consent === null ? (
              'By link'
            ) : (
              <AutomaticPayment
                subscriptionId={subscription.id}
                consent={consent}
                isConfirmed={isConfirmed}
              />
            ),
          ],
          ['Sales tax', `${formatPercent(taxMillipercent)}%`],
          ['Months count from', anchorOn === null ? 'Not begun' : formatDay(anchorOn)],
          ['Next month', sayNext(subscription)],
          [
            'Bought with',
            <a key="order" href={serverRoutes.deskOrder(orderId)} className="text-link">
              The order
            </a>,
          ],
        ]}
      />
    </DeskSection>
  );
}

/** Since when it is, by which words, and the way out for a customer who calls. */
function AutomaticPayment({ subscriptionId, consent, isConfirmed }: AutomaticPaymentProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Automatic, agreed on <Moment at={consent.agreed_at} />: “{consent.text}”
      </p>
      <CodeButton
        action="billing-automatic-off"
        row={['subscription', subscriptionId]}
        hidden={[['subscription', subscriptionId]]}
        seen={consent.agreed_at}
        isConfirmed={isConfirmed}
      >
        Turn off, and email the customer
      </CodeButton>
    </div>
  );
}

type AutomaticPaymentProps = {
  subscriptionId: string;
  consent: NonNullable<DeskPlan['consent']>;
  isConfirmed: boolean;
};

/** What reaches the customer and is not taken back by a click takes a second one. */
function StepButton({ step, label, plan: { id, updatedAt }, isConfirmed }: StepButtonProps) {
  const isFinal = step === 'close' || step === 'suspend';
  const button = (
    <CodeButton
      action="billing-step"
      row={['step', step]}
      hidden={[
        ['subscription', id],
        ['step', step],
      ]}
      seen={updatedAt}
      isConfirmed={isConfirmed}
    >
      {isFinal && isConfirmed ? 'Yes, and email the customer' : label}
    </CodeButton>
  );
  if (!isFinal || !isConfirmed) return button;
  return (
    <details>
      <summary className="text-link w-fit cursor-pointer">{label}</summary>
      <div className="mt-3">{button}</div>
    </details>
  );
}

type StepButtonProps = { step: StaffStep; label: string; plan: Subscription; isConfirmed: boolean };

/** `isConfirmed`: the second factor was, for money, a moment ago. */
type PlanFactsProps = { plan: DeskPlan; today: string; isConfirmed: boolean };

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

const STEPS: readonly Step[] = [
  {
    step: 'pause',
    label: 'Put on hold',
    hint: 'No invoices, reminders or late fees until you let it go on. The customer gets an email.',
    from: ['active'],
  },
  {
    step: 'resume',
    label: 'Let it go on',
    hint: 'The months move by the days on hold. The customer gets an email with the day of the next invoice, or of the end.',
    from: ['paused'],
  },
  {
    step: 'notice',
    label: 'The customer cancels',
    hint: 'It ends with the notice of the policy; what is on hold or waits for its launch ends today. The customer gets an email with the day.',
    from: ['active', 'paused', 'awaiting_launch'],
  },
  {
    step: 'keep',
    label: 'The customer stays',
    hint: 'The cancellation is withdrawn, and invoices come as before. The customer gets an email.',
    from: ['ending'],
  },
  {
    step: 'suspend',
    label: 'Suspend, and send the notice of termination',
    hint: 'It ends on the day in that email, unless everything is paid before.',
    from: ['active', 'ending'],
  },
  {
    step: 'close',
    label: 'End it today',
    hint: 'An open invoice of a month that has not begun is voided, and nothing is charged anymore. The customer gets an email.',
    from: ['active', 'ending', 'paused', 'suspended', 'awaiting_launch'],
  },
];

/** `hint`: what it does, before the click. */
type Step = { step: StaffStep; label: string; hint: string; from: readonly Subscription['state'][] };

/** "$39.00 a month", and whether the price list still has it. */
function sayMonthly(line: MonthlyLine, currency: Subscription['currency']): string {
  return `${sayMinor(line.minor, currency)} a month${isSold(line, catalog) ? '' : ', no longer sold'}`;
}

/** The day of the launch, and its correction until an invoice counts from it. */
function LaunchForm({ subscription: { id, anchorOn, updatedAt }, launch, isConfirmed }: LaunchFormProps) {
  return (
    <PostForm
      action="billing-begin"
      hidden={[['subscription', id]]}
      seen={updatedAt}
      className="grid justify-items-start gap-3"
    >
      <Hint>
        {anchorOn === null
          ? 'The first month, which is paid, begins on that day. The next one is invoiced the day before it begins. The customer gets an email with both days.'
          : 'You can correct the day until the first invoice is made. The customer gets an email with the new days.'}
      </Hint>
      <DeskField
        refusal={refusalOf('billing-begin')}
        form="billing-begin"
        name="on"
        value={anchorOn ?? undefined}
        inputProps={{ type: 'date', min: launch.from, max: launch.until }}
        label="The site went live on"
        required
      />
      <FactorField action="billing-begin" isConfirmed={isConfirmed} />
      <Button type="submit" variant={anchorOn === null ? 'ink' : 'line'} size="sm">
        {anchorOn === null ? 'Begin the first month' : 'Correct the day'}
      </Button>
    </PostForm>
  );
}

type LaunchFormProps = {
  subscription: Subscription;
  launch: NonNullable<DeskPlan['launch']>;
  isConfirmed: boolean;
};

/** For owners: another plan, add-ons, tax or address, and credits. */
export function PlanForms({ plan, isConfirmed }: PlanFormsProps) {
  const { subscription } = plan;
  if (subscription.state === 'ended') return null;
  return (
    <div className="desk-columns">
      <ChangeForm plan={plan} isConfirmed={isConfirmed} />
      <CreditForm plan={subscription} isConfirmed={isConfirmed} />
    </div>
  );
}

type PlanFormsProps = { plan: DeskPlan; isConfirmed: boolean };

function ChangeForm({
  plan: {
    planId,
    subscription: { id, lines, currency, customerEmail, taxMillipercent, updatedAt },
  },
  isConfirmed,
}: PlanFormsProps) {
  const refusal = refusalOf('billing-change');
  const typed = refusal.values['tax'] === undefined ? null : (refusal.values['addOns'] ?? '').split('\n');
  // What the price list no longer has stays in the plan, at its price, until someone chooses otherwise.
  const old = lines.filter(line => !isSold(line, catalog));
  const toOption = (line: MonthlyLine) =>
    [choiceOf(line), `${line.label}, ${sayMonthly(line, currency)}`] as const;
  const plans = [
    ...catalog.plans.map(({ id, name }) => [id, name] as const),
    ...bundles.map(({ id, label }) => [id, label] as const),
    ...old.filter(({ id }) => id === planId).map(toOption),
  ];
  const extras = [
    ...catalog.addOns.map(({ id, name }) => [id, name] as const),
    ...old.filter(({ id }) => id !== planId).map(toOption),
  ];
  const chosen = lines.map(choiceOf).find(choice => plans.some(([option]) => option === choice)) ?? null;
  return (
    <DeskSection title="Change it">
      <PostForm
        action="billing-change"
        hidden={[['subscription', id]]}
        seen={updatedAt}
        className="desk-panel"
      >
        <Hint>
          Counts from the next invoice on, and the customer gets an email that says what changed. What stays
          keeps its price. Going up adds the difference of the setup fees once, if a setup was paid.
        </Hint>
        <FilterSelect
          name={postedName('billing-change', 'plan')}
          label="Plan"
          any="No plan, add-ons only"
          value={refusal.values['plan'] ?? chosen}
          options={plans}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-[650]">Add-ons</legend>
          {extras.map(([choice, label], index) => (
            <CheckboxField
              key={choice}
              form={`billing-change-${index}`}
              name={postedName('billing-change', 'addOns')}
              label={label}
              defaultChecked={typed?.includes(choice) ?? lines.some(line => choiceOf(line) === choice)}
              inputProps={{ value: choice }}
            />
          ))}
        </fieldset>
        <DeskField
          refusal={refusal}
          form="billing-change"
          name="tax"
          label="Sales tax, in percent"
          value={formatPercent(taxMillipercent)}
          inputMode="decimal"
          required
        />
        <DeskField
          refusal={refusal}
          form="billing-change"
          name="email"
          type="email"
          label="Invoices go to"
          value={customerEmail ?? ''}
          required
        />
        <FactorField action="billing-change" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="line" size="sm">
            Save
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

function CreditForm({ plan: { id, updatedAt }, isConfirmed }: CreditFormProps) {
  const refusal = refusalOf('billing-credit');
  const { small, middle, large } = facts.sla.credits;
  return (
    <DeskSection title="Credit">
      <PostForm
        action="billing-credit"
        hidden={[
          ['subscription', id],
          ['credit', newId()],
        ]}
        seen={updatedAt}
        className="desk-panel"
      >
        <Hint>
          Comes off the next invoice before tax, and the customer gets an email. For downtime the policy has{' '}
          {small.creditPercent}%, {middle.creditPercent}% or {large.creditPercent}% of the month’s hosting
          fee.
        </Hint>
        <FilterSelect
          name={postedName('billing-credit', 'reason')}
          label="Why"
          value={refusal.values['reason'] ?? null}
          options={Object.entries(creditReasons)}
        />
        <DeskField
          refusal={refusal}
          form="billing-credit"
          name="amount"
          label="Amount"
          inputMode="decimal"
          required
        />
        <FactorField action="billing-credit" isConfirmed={isConfirmed} />
        <div>
          <Button type="submit" variant="line" size="sm">
            Give the credit
          </Button>
        </div>
      </PostForm>
    </DeskSection>
  );
}

type CreditFormProps = { plan: Subscription; isConfirmed: boolean };

/**
 * Every invoice of a plan. `isConfirmed`: the second factor was, for money, a moment ago. Owners may void one.
 */
export function PlanInvoices({ plan: { subscription, invoices }, isConfirmed, mayVoid }: PlanInvoicesProps) {
  return (
    <DeskSection title="Invoices">
      <DeskTable
        caption="Invoices"
        empty="No invoice yet."
        rows={invoices.toReversed()}
        columns={[
          [
            'Invoice',
            ({ key, number }) => (
              <>
                <a href={serverRoutes.invoice(key)} className="text-link font-bold">
                  {number}
                </a>{' '}
                <a href={serverRoutes.invoiceFile(key)} className="text-link text-small">
                  PDF<span className="sr-only"> of {number}</span>
                </a>
              </>
            ),
            'main',
          ],
          ['For', ({ fromOn, untilOn }) => `${formatDay(fromOn)} to ${formatDay(untilOn)}`],
          ['Total', ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }), 'figure'],
          ['State', invoice => <InvoiceMark invoice={invoice} />],
          [
            'Decide',
            invoice => (
              <InvoiceActions
                invoice={invoice}
                subscription={subscription}
                isConfirmed={isConfirmed}
                mayVoid={mayVoid}
              />
            ),
          ],
        ]}
      />
    </DeskSection>
  );
}

type PlanInvoicesProps = { plan: DeskPlan; isConfirmed: boolean; mayVoid: boolean };

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

function InvoiceActions({ invoice, subscription, isConfirmed, mayVoid }: InvoiceActionsProps) {
  if (invoice.state !== 'open') return null;
  const hidden = [
    ['subscription', subscription.id],
    ['invoice', invoice.id],
  ] as const;
  const seen = [invoice.updatedAt, subscription.updatedAt] as const;
  const refusal = refusalOf('invoice-void', ['invoice', invoice.id]);
  return (
    <div className="grid gap-3">
      <CodeButton
        action="invoice-hold"
        row={['invoice', invoice.id]}
        hidden={[...hidden, ['hold', invoice.isHeld ? 'no' : 'yes']]}
        seen={seen}
        about={invoice.number}
        isConfirmed={isConfirmed}
      >
        {invoice.isHeld ? 'Take off hold' : 'Put on hold'}
      </CodeButton>
      <Hint>
        {invoice.isHeld
          ? 'Answer the customer first. The days to pay begin on that day, nothing is charged before the next, and the customer gets an email.'
          : 'While a question is open: no late fee, no reminder, no automatic payment. The customer gets an email.'}
      </Hint>
      {isUnsent(invoice, subscription) ? (
        <PostButton action="invoice-send" hidden={hidden} seen={seen} about={invoice.number}>
          {`Send to ${subscription.customerEmail ?? ''}`}
        </PostButton>
      ) : null}
      {mayVoid ? (
        <details open={Object.keys(refusal.errors).length > 0}>
          <summary className="text-link w-fit cursor-pointer text-small">
            Void<span className="sr-only"> {invoice.number}</span>
          </summary>
          <PostForm
            action="invoice-void"
            hidden={hidden}
            seen={seen}
            refusal={refusal}
            className="mt-3 grid gap-3"
          >
            <Hint>{voidWords.hint}</Hint>
            <CheckboxField
              form={`invoice-void-${invoice.id}`}
              name={postedName('invoice-void', 'again')}
              label={voidWords.again}
              defaultChecked={refusal.values['again'] === 'yes'}
              inputProps={{ value: 'yes' }}
            />
            <FactorField
              action="invoice-void"
              form={`invoice-void-${invoice.id}`}
              refusal={refusal}
              isConfirmed={isConfirmed}
            />
            <div>
              <Button type="submit" variant="line" size="sm">
                Void this invoice
              </Button>
            </div>
          </PostForm>
        </details>
      ) : null}
    </div>
  );
}

type InvoiceActionsProps = {
  invoice: DeskInvoice;
  subscription: Subscription;
  isConfirmed: boolean;
  mayVoid: boolean;
};
