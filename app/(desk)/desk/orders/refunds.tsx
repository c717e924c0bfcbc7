import { OWNERS_ONLY } from '@/app/(desk)/desk/deed';
import { postedName, DeskField, FactorField, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, DeskMark, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextLink } from '@/components/ui/text-link';
import { promotion } from '@/content/promotion';
import { describeRefundIssue, isRefundReason, refundFigures, refundReasons } from '@/content/refunds';
import { site as agency } from '@/content/site';
import type { DeskOrder, DeskRefund } from '@/lib/desk/orders.sql';
import { freeToRefundMinor, orderNumber } from '@/lib/orders/order';
import { catalog } from '@/lib/orders/price';
import { refundTerms, type RefundTerm } from '@/lib/orders/terms';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { DAY_MS, zonedFormat } from '@/lib/site/time';

/** What was refunded of a captured order, what can still be, and what the policy says about it. */
export function OrderRefunds(props: OrderRefundsProps) {
  const { order, refunds, resolutionCenter, isConfirmed } = props;
  const { currency, capturedMinor } = order;
  if (capturedMinor === 0) return null;
  const freeMinor = freeToRefundMinor(order, { refunds });
  const undecidedMinor = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <DeskSection title="Refunds" id="refunds">
      <div className="grid gap-5">
        <RefundTable refunds={refunds} order={order} />
        <div className="desk-columns">
          <div className="desk-panel" id="refund">
            <p className="font-[650]">
              {freeMinor === 0
                ? 'Nothing is left to refund.'
                : `${money(freeMinor)} of ${money(capturedMinor)} can still be refunded.`}
            </p>
            {undecidedMinor === 0 ? null : (
              <p>This counts {money(undecidedMinor)} that PayPal is still deciding on as refunded.</p>
            )}
            {order.state === 'disputed' ? (
              <p>
                The buyer has opened a dispute. PayPal allows no partial refund until it’s decided. Answer it
                at PayPal first. <TextLink href={resolutionCenter}>PayPal’s Resolution Center</TextLink>
              </p>
            ) : null}
            {freeMinor === 0 ? null : isConfirmed === null ? (
              <p className="soft">{OWNERS_ONLY}</p>
            ) : (
              <RefundForm {...props} isConfirmed={isConfirmed} freeMinor={freeMinor} />
            )}
          </div>
          <RefundRules order={order} />
        </div>
      </div>
    </DeskSection>
  );
}

type OrderRefundsProps = {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
  /** The form's one-time id. */
  refundId: string;
  /** The second factor was confirmed for money a moment ago; null for staff who refund nothing. */
  isConfirmed: boolean | null;
  /** Where PayPal shows its disputes. */
  resolutionCenter: string;
};

/** Every refund of an order, the oldest first, failed ones included. */
function RefundTable({ refunds, order: { currency } }: Pick<OrderRefundsProps, 'refunds' | 'order'>) {
  return (
    <DeskTable
      caption="Refunds"
      empty="Nothing has been refunded."
      rows={refunds}
      columns={[
        ['Amount', refund => formatMoney({ minor: refund.amount_minor, currency }), 'main'],
        ['State', refund => <RefundState refund={refund} />],
        ['When', refund => <Moment at={refund.created_at} />],
        ['Reason', refund => <RefundReason refund={refund} />],
        [
          'Who',
          ({ origin, actorEmail }) => (origin === 'paypal' ? 'At PayPal' : (actorEmail ?? 'Former staff')),
        ],
        ['PayPal refund', refund => refund.provider_id],
      ]}
    />
  );
}

function RefundState({ refund: { state, issue } }: { refund: DeskRefund }) {
  const [tone, word] = STATES[state];
  return (
    <>
      <DeskMark tone={tone}>{word}</DeskMark>
      {issue ? <span className="block text-small">{describeRefundIssue(issue)}</span> : null}
    </>
  );
}

const STATES = {
  requested: ['calm', 'Waiting for PayPal'],
  pending: ['open', 'Pending at PayPal'],
  completed: ['good', 'Refunded'],
  failed: ['bad', 'Failed'],
} as const satisfies Record<DeskRefund['state'], readonly [MarkTone, string]>;

function RefundReason({ refund: { reason, note } }: { refund: DeskRefund }) {
  return (
    <>
      {reason !== null && isRefundReason(reason) ? refundReasons[reason] : reason}
      {note ? <span className="soft block text-small wrap-anywhere">Note to the buyer: {note}</span> : null}
    </>
  );
}

/** Asks how much to refund, why, and for the second factor again. */
function RefundForm({ order, refundId, freeMinor, isConfirmed }: RefundFormProps) {
  const refusal = refusalOf('order-refund');
  const reasonError = refusal.errors['reason'];
  const most = formatMoney({ minor: freeMinor, currency: order.currency });
  return (
    <PostForm
      action="order-refund"
      hidden={[
        ['order', order.id],
        ['refund', refundId],
      ]}
      seen={freeMinor}
      className="grid gap-4"
    >
      <DeskField
        refusal={refusal}
        form={FORM}
        name="amount"
        label={`Amount in ${order.currency}`}
        hint={`For example ${toDecimal(freeMinor)}. At most ${most}.`}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_MAX}
      />
      <SelectField
        form={FORM}
        name={postedName(FORM, 'reason')}
        label="Reason"
        hint="For us only. The buyer doesn’t see it."
        placeholder="Choose a reason"
        required
        options={Object.entries(refundReasons).map(([value, label]) => ({ value, label }))}
        defaultValue={refusal.values['reason']}
        error={reasonError}
        selectProps={{ autoFocus: reasonError !== undefined }}
      />
      <DeskField
        refusal={refusal}
        form={FORM}
        name="note"
        label="Note to the buyer"
        hint={`PayPal and our email show it. Up to ${refundFigures.noteMax} characters.`}
        multiline
        maxLength={refundFigures.noteMax}
      />
      <FactorField action={FORM} isConfirmed={isConfirmed} />
      <div>
        <Button type="submit" size="sm">
          Refund
          <span className="sr-only"> {orderNumber(order.id)}</span>
        </Button>
      </div>
      <p className="soft text-small">PayPal sends the money back right away. You can’t undo this.</p>
    </PostForm>
  );
}

const FORM = 'order-refund';
const AMOUNT_MAX = 40;

type RefundFormProps = OrderRefundsProps & { isConfirmed: boolean; freeMinor: number };

/** What the refund policy covers of an order, and until when, as far as the order shows. */
export function RefundRules({ order }: { order: DeskOrder }) {
  const { paidAt, currency, guaranteeDays } = order;
  const terms = refundTerms(order, catalog);
  return (
    <div className="grid gap-3 text-small">
      <h3 className="text-body">What the refund policy covers</h3>
      <ul className="grid list-disc gap-2 pl-5">
        {terms.map(term => (
          <li key={term.kind}>{describeTerm(term, formatMoney({ minor: term.minor, currency }))}</li>
        ))}
        {terms.some(({ kind }) => kind === 'custom') ? (
          <li>
            July promotion: if it was the first plan, the {guaranteeDays.plan}-day guarantee applies. After
            that, the {promotion.restrictions.commitmentMonths}-month commitment runs.
          </li>
        ) : null}
        {paidAt === null ? null : (
          <li>
            PayPal may refuse refunds after {formatDate(paidAt + refundFigures.paypalDays * DAY_MS)},{' '}
            {refundFigures.paypalDays} days after the payment.
          </li>
        )}
      </ul>
      <p>
        <TextLink href={routes.policy('refund-policy')}>Refund policy</TextLink>
      </p>
    </div>
  );
}

/** The rule, and from the payment on its date. */
function describeTerm(term: RefundTerm, amount: string): string {
  if (term.kind === 'service')
    return `One-off service, ${amount}: no refund once the work is delivered and approved, unless it isn’t what was described.`;
  if (!('days' in term)) return `Custom amount, ${amount}: refunded as agreed with the buyer.`;
  const { days } = term;
  const firstPlan = `Monthly fee, ${amount}: the ${days}-day guarantee covers it if this is the business’s first management plan with us.`;
  if (term.kind === 'plan')
    return term.until === null ? firstPlan : `${firstPlan} It ends on ${formatDate(term.until)}.`;
  const rule =
    term.kind === 'build'
      ? `Website build, ${amount}: the satisfaction guarantee runs ${days} days from launch. The order doesn’t record the launch.`
      : `${firstPlan} It counts from launch, when the first month begins.`;
  if (term.notBefore === null) return rule;
  return `${rule} It cannot end before ${formatDate(term.notBefore)}, ${days} days after the payment.`;
}

/** "July 6, 2026" */
function formatDate(at: number): string {
  return dateIn(agency.timeZone).format(at);
}

const dateIn = zonedFormat({ dateStyle: 'long' });
