import type { Catalog } from '@/lib/orders/price';
import { refundWords as words } from '@/content/refunds';
import type { DeskWords } from '@/content/desk';
import type { RefundErrors } from '@/lib/desk/refund-form';
import type { DeskOrder, DeskRefund } from '@/lib/desk/orders.sql';
import { formatMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { freeToRefundMinor } from '@/lib/orders/order';
import { TextLink } from '@/components/ui/text-link';
import { DeskSection } from './desk-section';
import { RefundForm } from './refund-form';
import { RefundRules } from './refund-rules';
import { RefundTable } from './refund-table';

/** What was refunded of a captured order, what can still be, and what the policy says about it. */
export function OrderRefunds(props: OrderRefundsProps) {
  const { order, refunds, timeZone } = props;
  if (order.capturedMinor === 0) return null;
  const freeMinor = freeToRefundMinor(order, { refunds });
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  return (
    <DeskSection title={words.title} id="refunds">
      <div className="grid gap-5">
        <RefundTable refunds={refunds} currency={order.currency} timeZone={timeZone} />
        <div className="desk-columns">
          <div className="desk-panel" id="refund">
            <p className="font-[650]">
              {freeMinor === 0
                ? words.nothingLeft
                : fillText(words.left, { amount: money(freeMinor), captured: money(order.capturedMinor) })}
            </p>
            <UnderWay refunds={refunds} money={money} />
            {order.state === 'disputed' ? (
              <p>
                {words.disputed} <TextLink href={props.resolutionCenter}>{words.resolutionCenter}</TextLink>
              </p>
            ) : null}
            {freeMinor === 0 ? null : <RefundForm {...props} freeMinor={freeMinor} />}
          </div>
          <RefundRules order={order} catalog={props.catalog} timeZone={timeZone} />
        </div>
      </div>
    </DeskSection>
  );
}

function UnderWay({ refunds, money }: { refunds: readonly DeskRefund[]; money: (minor: number) => string }) {
  const minor = refunds
    .filter(({ state }) => state === 'requested' || state === 'pending')
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return minor === 0 ? null : <p>{fillText(words.underWay, { amount: money(minor) })}</p>;
}

type OrderRefundsProps = {
  order: DeskOrder;
  refunds: readonly DeskRefund[];
  /** The form's one-time id. */
  refundId: string;
  /** What was typed into a form that was refused, and why it was. */
  typed: Readonly<Record<string, string | undefined>>;
  errors: RefundErrors;
  factor: { isConfirmed: boolean; words: DeskWords['factor'] };
  catalog: Catalog;
  /** Where PayPal shows its disputes. */
  resolutionCenter: string;
  timeZone: string;
};
