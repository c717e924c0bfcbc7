import { orderMailTexts } from '@/content/order-mails';
import { catalog } from '@/lib/catalog/catalog';
import { formatMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { monthlyAfter } from '@/lib/orders/order';
import { receiptTerms } from '@/lib/orders/receipt-terms';
import { whatComesNext } from '@/lib/orders/what-comes-next';
import { routes } from '@/lib/site/routes';
import { toAgency, toBuyer, type OrderMailSettings } from './order-mail';
import type { OutgoingMail } from './outgoing-mail';
import { formatMoment } from './templates/dates';
import { toPartyRows, toPriceRows, type OrderForMail } from './templates/order-for-mail';
import { ReceiptMail } from './templates/receipt';
import { visibleText } from './templates/visible-text';

/** A paid order: the receipt for the buyer, and word to the agency. */
export async function renderReceiptMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const number = settings.orderNumber(order.id);
  const { timeZone } = settings.agency;
  const next = whatComesNext(order, catalog);
  const receipt = (
    <ReceiptMail
      settings={settings}
      number={number}
      description={visibleText(order.description)}
      paidOn={order.paidAt === null ? null : formatMoment(order.paidAt, timeZone)}
      prices={toPriceRows(order, { isReceipt: true })}
      parties={toPartyRows(order)}
      terms={receiptTerms(order, catalog)}
      renews={monthlyAfter(order) > 0}
      steps={next.steps}
      receiptUrl={`${settings.siteUrl}${routes.success(order.key)}`}
    />
  );
  const heading = `Order ${number} is paid: ${amountOf(order)}`;
  return [
    ...(await toBuyer({
      order,
      settings,
      kind: 'receipt',
      subject: fillText(orderMailTexts.receipt.subject, { number }),
      mail: receipt,
    })),
    await toAgency({ order, settings, kind: 'order-notify', heading, notice: null, next: next.agency }),
  ];
}

/** An order whose money does not match our record: a person has to look. */
export async function renderAttentionMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const heading = `Order ${settings.orderNumber(order.id)} needs a person`;
  const notice = visibleText(order.attentionReason ?? 'No reason was recorded.');
  return [
    await toAgency({
      order,
      settings,
      kind: 'order-attention',
      // An order can need a person again after it was settled.
      event: `/${order.updatedAt}`,
      heading,
      notice,
    }),
  ];
}

function amountOf({ amountMinor, currency }: OrderForMail): string {
  return formatMoney({ minor: amountMinor, currency });
}
