import { formatMoney } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import { formatMoment } from './templates/dates';
import type { MailSettings } from './templates/mail-settings';
import { toOrderRows, toPriceRows, type OrderForMail } from './templates/order-for-mail';
import { OrderNotify } from './templates/order-notify';
import { ReceiptMail } from './templates/receipt';
import { RefundNotice } from './templates/refund-notice';
import { renderMail } from './templates/render-mail';
import { visibleText } from './templates/visible-text';

/** A paid order: the receipt for the buyer, and word to the agency. */
export async function renderReceiptMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const number = settings.orderNumber(order.id);
  const { timeZone } = settings.agency;
  const receipt = (
    <ReceiptMail
      settings={settings}
      number={number}
      description={visibleText(order.description)}
      paidOn={order.paidAt === null ? null : formatMoment(order.paidAt, timeZone)}
      prices={toPriceRows(order)}
      receiptUrl={`${settings.siteUrl}${routes.success(order.key)}`}
    />
  );
  const heading = `Order ${number} is paid: ${amountOf(order)}`;
  return [
    ...(await toBuyer({
      order,
      settings,
      kind: 'receipt',
      subject: `Receipt for order ${number}`,
      mail: receipt,
    })),
    await toAgency({ order, settings, kind: 'order-notify', heading, notice: null }),
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
      // An order can need a person again, after somebody had seen to it.
      event: `/${order.updatedAt}`,
      heading,
      notice,
    }),
  ];
}

/** An order whose money, or some of it, went back: word to both. */
export async function renderRefundMails(
  order: OrderForMail,
  settings: OrderMailSettings,
): Promise<OutgoingMail[]> {
  const number = settings.orderNumber(order.id);
  const { refundedMinor, currency } = order;
  const refunded = refundedMinor > 0 ? formatMoney({ minor: refundedMinor, currency }) : null;
  const isPart = order.state !== 'refunded';
  const mail = (
    <RefundNotice
      settings={settings}
      number={number}
      partOf={isPart ? amountOf(order) : null}
      refunded={refunded}
    />
  );
  const heading = isPart ? `Order ${number} was refunded in part` : `Order ${number} was refunded`;
  // More may go back later, and each time is told.
  const event = isPart ? `/${refundedMinor}` : '';
  return [
    ...(await toBuyer({
      order,
      settings,
      kind: 'refund-notice',
      event,
      subject: `Refund for order ${number}`,
      mail,
    })),
    await toAgency({
      order,
      settings,
      kind: 'refund-notice',
      event,
      heading,
      notice: isPart
        ? `PayPal says that ${refunded} of ${amountOf(order)} has gone back so far.`
        : 'PayPal says that the money went back.',
    }),
  ];
}

async function toBuyer({
  order,
  settings,
  kind,
  event = '',
  subject,
  mail,
}: BuyerMail): Promise<OutgoingMail[]> {
  const to = parseAddress(order.payerEmail ?? '');
  if (to === null) return [];
  return [
    {
      idempotencyKey: `${kind}/${order.id}${event}`,
      kind,
      subjectId: order.id,
      from: settings.from,
      to,
      replyTo: parseAddress(settings.agency.email),
      subject,
      ...(await renderMail(mail)),
    },
  ];
}

async function toAgency({
  order,
  settings,
  kind,
  event = '',
  heading,
  notice,
}: AgencyMail): Promise<OutgoingMail> {
  const number = settings.orderNumber(order.id);
  const rows = toOrderRows(order, { number, timeZone: settings.agency.timeZone });
  const prices = toPriceRows(order);
  const mail = (
    <OrderNotify settings={settings} heading={heading} notice={notice} rows={rows} prices={prices} />
  );
  return {
    idempotencyKey: `${kind}/${order.id}/agency${event}`,
    kind,
    subjectId: order.id,
    from: settings.from,
    to: settings.agencyTo,
    replyTo: parseAddress(order.payerEmail ?? ''),
    subject: heading,
    ...(await renderMail(mail)),
  };
}

function amountOf({ amountMinor, currency }: OrderForMail): string {
  return formatMoney({ minor: amountMinor, currency });
}

/** `orderNumber` gives what buyers and the agency call the order. */
export type OrderMailSettings = MailSettings & { orderNumber: (orderId: string) => string };

type OrderMailKind = Extract<
  OutgoingMail['kind'],
  'receipt' | 'order-notify' | 'order-attention' | 'refund-notice'
>;
type BuyerMail = {
  order: OrderForMail;
  settings: OrderMailSettings;
  kind: OrderMailKind;
  /** Ends the mail's key, where one kind of mail may be due more than once. */
  event?: string;
  subject: string;
  mail: React.ReactElement;
};
type AgencyMail = {
  order: OrderForMail;
  settings: OrderMailSettings;
  kind: OrderMailKind;
  event?: string;
  heading: string;
  notice: string | null;
};
