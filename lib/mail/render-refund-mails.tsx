import { orderMailTexts } from '@/content/order-mails';
import { describeRefundIssue, isRefundReason, refundReasons } from '@/content/refunds';
import type { RefundRow } from '@/lib/site/db/tables';
import { formatMoney } from '@/lib/site/money';
import type { Ledger } from '@/lib/orders/ledger';
import { routes } from '@/lib/site/routes';
import { fillTexts } from './fill-texts';
import { toAgency, toBuyer, type OrderMailSettings } from './order-mail';
import type { OutgoingMail } from './outgoing-mail';
import type { OrderForMail } from './templates/order-for-mail';
import { RefundNotice } from './templates/refund-notice';
import { visibleText } from './templates/visible-text';

/** Money went back: to the buyer and the agency, for each refund that completed with this change. */
export async function renderRefundMails(
  order: OrderForMail,
  { ledger, settings }: RefundMailContext,
): Promise<OutgoingMail[]> {
  const completed = latest(ledger, 'completed');
  // PayPal may say that all went back without listing a refund.
  const refunds = completed.length > 0 ? completed : [null];
  const mails = await Promise.all(refunds.map(refund => renderRefund({ order, refund, settings })));
  return mails.flat();
}

/** PayPal took a refund back, or refused it: to the agency only. */
export function renderRefundFailedMails(
  order: OrderForMail,
  { ledger, settings }: RefundMailContext,
): Promise<OutgoingMail[]> {
  return Promise.all(
    latest(ledger, 'failed').map(refund => {
      const texts = fillTexts(orderMailTexts.refund, {
        number: settings.orderNumber(order.id),
        amount: money(refund.amount_minor, order),
        issue: describeRefundIssue(refund.issue),
      });
      return toAgency({
        order,
        settings,
        kind: 'refund-failed',
        event: `/${refund.id}`,
        heading: texts.failed,
        notice: texts.failedNotice,
      });
    }),
  );
}

async function renderRefund({ order, refund, settings }: OneRefund): Promise<OutgoingMail[]> {
  const amountMinor = refund?.amount_minor ?? order.refundedMinor;
  const isPart = order.state !== 'refunded';
  const texts = fillTexts(orderMailTexts.refund, {
    number: settings.orderNumber(order.id),
    amount: money(amountMinor, order),
    refunded: money(order.refundedMinor, order),
    total: money(order.amountMinor, order),
    note: visibleText(refund?.note ?? ''),
    reason: reasonOf(refund),
  });
  const [text, notice] =
    amountMinor === 0
      ? [texts.textUnknown, texts.noticeUnknown]
      : [isPart ? texts.textPart : texts.text, texts.notice];
  const paragraphs = [
    text,
    ...(order.refundedMinor > amountMinor ? [texts.soFar] : []),
    ...(refund?.note ? [texts.note] : []),
    texts.when,
  ];
  const mail = (
    <RefundNotice
      settings={settings}
      title={isPart ? texts.titlePart : texts.title}
      paragraphs={paragraphs}
      receiptUrl={settings.siteUrl + routes.success(order.key)}
    />
  );
  const about = { order, settings, kind: 'refund-notice', event: eventOf(order, refund) } as const;
  return [
    ...(await toBuyer({ ...about, subject: texts.subject, mail })),
    await toAgency({
      ...about,
      heading: isPart ? texts.headingPart : texts.heading,
      notice: refund?.reason ? `${notice} ${texts.reason}` : notice,
    }),
  ];
}

/** Rows that one change brought to `state` carry its time. */
function latest({ refunds }: Pick<Ledger, 'refunds'>, state: RefundRow['state']): RefundRow[] {
  const rows = refunds.filter(row => row.state === state);
  const at = Math.max(...rows.map(row => row.updated_at));
  return rows.filter(row => row.updated_at === at);
}

/** PayPal's id stays the same when a row from PayPal's news is merged into the desk's. */
function eventOf({ refundedMinor, state }: OrderForMail, refund: RefundRow | null): string {
  if (refund) return `/${refund.provider_id ?? refund.id}`;
  return state === 'refunded' ? '' : `/${refundedMinor}`;
}

function reasonOf(refund: RefundRow | null): string {
  const code = refund?.reason ?? '';
  return isRefundReason(code) ? refundReasons[code] : code;
}

function money(minor: number, { currency }: OrderForMail): string {
  return formatMoney({ minor, currency });
}

type OneRefund = { order: OrderForMail; refund: RefundRow | null; settings: OrderMailSettings };

type RefundMailContext = { ledger: Pick<Ledger, 'refunds'>; settings: OrderMailSettings };
