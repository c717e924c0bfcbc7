import { DeskField, FactorField, PostForm } from '@/app/(desk)/desk/shell/forms';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { promotion } from '@/content/promotion';
import { refundFigures } from '@/content/refunds';
import { site as agency } from '@/content/site';
import { parseAddress } from '@/lib/mail/outgoing-mail';
import type { DeskOrder, DeskRefund } from '@/lib/orders/desk-orders.sql';
import { freeToRefundMinor, orderNumber } from '@/lib/orders/order';
import { catalog } from '@/lib/orders/price';
import { refundTerms, type RefundTerm } from '@/lib/orders/terms';
import { formatMoney, toDecimal } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { DAY_MS, zonedFormat } from '@/lib/site/time';
import { refundForm } from './forms';

/** The page that refunds: what is left, to whom it goes, what they are told, and what the policy says about it. */
export function RefundStep({
  order,
  refunds,
  amount,
  refundId,
  isConfirmed,
  resolutionCenter,
}: RefundStepProps) {
  const { currency, capturedMinor, payerName, payerEmail } = order;
  const freeMinor = freeToRefundMinor(order, { refunds });
  const undecidedMinor = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <DeskStep
      facts={[
        ['To', [payerName, payerEmail].filter(Boolean).join(', ') || 'The buyer, whom PayPal knows'],
        [
          'How much',
          freeMinor === 0
            ? 'Nothing is left to refund.'
            : isConfirmed === null
              ? `${money(freeMinor)} of ${money(capturedMinor)} can still be refunded.`
              : `As much as you enter, up to ${money(freeMinor)} of ${money(capturedMinor)}.`,
        ],
        undecidedMinor > 0 && [
          'Not decided yet',
          `This counts ${money(undecidedMinor)} that PayPal is still deciding on as refunded.`,
        ],
        [
          'They are told',
          parseAddress(payerEmail ?? '') === null
            ? 'By PayPal alone: we have no email address to write to.'
            : `PayPal and we each email ${payerEmail ?? ''} how much goes back, with your note.`,
        ],
        ['Undo', 'PayPal sends the money back right away. You can’t undo this.'],
      ]}
      isAllowed={isConfirmed !== null}
      isPossible={freeMinor > 0}
      back={{ label: 'Back to the order', href: serverRoutes.deskOrder(order.id) }}
      beside={<RefundRules order={order} freeMinor={isConfirmed === null ? 0 : freeMinor} />}
    >
      <div className="grid gap-4">
        {order.state === 'disputed' ? (
          <p className="desk-slip desk-needs">
            <span>
              The buyer has opened a dispute. PayPal allows no partial refund until it’s decided. Answer it at
              PayPal first. <TextLink href={resolutionCenter}>PayPal’s Resolution Center</TextLink>
            </span>
          </p>
        ) : null}
        <RefundForm
          order={order}
          refundId={refundId}
          amount={amount}
          freeMinor={freeMinor}
          isConfirmed={isConfirmed === true}
        />
      </div>
    </DeskStep>
  );
}

type RefundStepProps = {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
  /** What the address suggests as the amount, such as `25.00`. */
  amount: string | null;
  /** The form's one-time id. */
  refundId: string;
  /** The second factor was confirmed for money a moment ago; null for staff who refund nothing. */
  isConfirmed: boolean | null;
  /** Where PayPal shows its disputes. */
  resolutionCenter: string;
};

/** Asks how much to refund, why, and for the second factor again. */
function RefundForm({ order, refundId, amount, freeMinor, isConfirmed }: RefundFormProps) {
  const { currency } = order;
  const field = { action: FORM, schema: refundForm({ freeMinor, currency }) } as const;
  const most = formatMoney({ minor: freeMinor, currency });
  return (
    <PostForm
      action="order-refund"
      hidden={[
        ['order', order.id],
        ['refund', refundId],
      ]}
      seen={freeMinor}
      className="desk-panel"
    >
      <div className="desk-chips">
        <a href={amountAddress(order, freeMinor)} aria-current={amount === toDecimal(freeMinor) || undefined}>
          All of it, {most}
        </a>
      </div>
      <DeskField
        {...field}
        name="amount"
        value={amount}
        hint={`For example ${toDecimal(freeMinor)}. At most ${most}.`}
      />
      <DeskField {...field} name="reason" />
      <DeskField {...field} name="note" />
      <FactorField action={FORM} isConfirmed={isConfirmed} />
      <div>
        <Button type="submit" size="sm">
          Refund
          <span className="sr-only"> {orderNumber(order.id)}</span>
        </Button>
      </div>
    </PostForm>
  );
}

const FORM = 'order-refund';

type RefundFormProps = Pick<RefundStepProps, 'order' | 'refundId' | 'amount'> & {
  isConfirmed: boolean;
  freeMinor: number;
};

/** The same page with the amount filled in. */
function amountAddress({ id }: DeskOrder, minor: number): string {
  return `${serverRoutes.deskOrderStep(id, 'refund')}?amount=${toDecimal(minor)}`;
}

/**
 * What the refund policy covers of an order, and until when, as far as the order shows. `freeMinor`: how much of it a form
 * beside it can still refund.
 */
export function RefundRules({ order, freeMinor = 0 }: { order: DeskOrder; freeMinor?: number }) {
  const { paidAt, currency, guaranteeDays } = order;
  const terms = refundTerms(order, catalog);
  return (
    <div className="grid gap-3 text-small">
      <h2>What the refund policy covers</h2>
      <ul className="grid list-disc gap-2 pl-5">
        {terms.map(term => (
          <li key={term.kind}>
            {describeTerm(term, formatMoney({ minor: term.minor, currency }))}
            {term.minor < freeMinor ? (
              <>
                {' '}
                <a href={amountAddress(order, term.minor)} className="text-link">
                  Fill in {formatMoney({ minor: term.minor, currency })}
                </a>
              </>
            ) : null}
          </li>
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
