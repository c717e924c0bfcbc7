import { disputeWords, orderMailTexts } from '@/content/order-mails';
import { describeRefundIssue, isRefundReason, refundReasons } from '@/content/refunds';
import {
  composeMail,
  type MailSettings,
  type OutgoingMail,
  toFieldRow,
  FieldTable,
  MailLayout,
  NoticeBox,
  visibleText,
  MailButton,
  MailLink,
  Paragraph,
} from '@/lib/mail';
import type { DisputeRow, RefundRow, ReversalRow, UnknownPaymentRow } from '@/lib/site/db/tables';
import { formatAnyMoney, formatMoney, toDecimal } from '@/lib/site/money';
import { routes, serverRoutes } from '@/lib/site/routes';
import { formatMoment } from '@/lib/site/time';
import { fillTexts, AgencyLinks, type OrderForMail, toAgency, toBuyer } from './mails-to';
import { type Ledger, orderNumber } from './order';

/** Money went back: to the buyer and the agency, for each refund that completed with this change. */
export async function renderRefundMails(
  order: OrderForMail,
  { ledger, settings }: RefundContext,
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
  { ledger, settings }: RefundContext,
): Promise<OutgoingMail[]> {
  return Promise.all(
    latest(ledger, 'failed').map(refund => {
      const texts = fillTexts(orderMailTexts.refund, {
        number: orderNumber(order.id),
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
    number: orderNumber(order.id),
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

type OneRefund = { order: OrderForMail; refund: RefundRow | null; settings: MailSettings };

type RefundContext = { ledger: Pick<Ledger, 'refunds'>; settings: MailSettings };

/** PayPal or the buyer's bank took money back, or gave it back to us: to the agency. */
export async function renderReversalMails(
  order: OrderForMail,
  context: DisputeMailContext,
): Promise<OutgoingMail[]> {
  const [reversal] = context.ledger.reversals.toSorted((a, b) => changedAt(b) - changedAt(a));
  if (!reversal) return [];
  const texts = fillTexts(orderMailTexts.reversal, {
    number: orderNumber(order.id),
    amount: formatAnyMoney(reversal.amount_minor, order.currency),
  });
  const [heading, notice] =
    reversal.state === 'returned' ? [texts.returned, texts.returnedNotice] : [texts.heading, texts.notice];
  return [await toAgency({ ...aboutMoney(order, context), kind: 'order-reversal', heading, notice })];
}

/** A dispute was opened, changed or decided: to the agency, with what to do and by when. */
export async function renderDisputeMails(
  order: OrderForMail,
  context: DisputeMailContext,
): Promise<OutgoingMail[]> {
  const [dispute] = context.ledger.disputes.toSorted((a, b) => b.changed_at - a.changed_at);
  if (!dispute) return [];
  const [heading, notice] = wordsOf(dispute, textsOf(order, dispute, context));
  return [await toAgency({ ...aboutMoney(order, context), kind: 'order-dispute', heading, notice })];
}

/** PayPal still waits for our answer to a dispute, and time is running out: to the agency. `key`: the email's own. */
export async function renderDisputeAlarm(
  order: OrderForMail,
  { dispute, key, ...context }: DisputeMailContext & { dispute: DisputeRow; key: string },
): Promise<OutgoingMail> {
  const { due: heading, dueNotice: notice } = textsOf(order, dispute, context);
  const mail = await toAgency({ ...aboutMoney(order, context), kind: 'order-dispute', heading, notice });
  return { ...mail, idempotencyKey: key };
}

function wordsOf(dispute: DisputeRow, texts: ReturnType<typeof textsOf>): [heading: string, notice: string] {
  switch (dispute.outcome) {
    case 'won':
      return [texts.won, texts.wonNotice];
    case 'lost':
      return [texts.lost, texts.lostNotice];
    case 'none':
      return [texts.closed, texts.closedNotice];
    default:
      if (dispute.status !== 'waiting_for_seller') return [texts.opened, texts.notOurTurn];
      return [texts.opened, dispute.respond_by === null ? texts.noDate : texts.ourTurn];
  }
}

function textsOf(order: OrderForMail, dispute: DisputeRow, { settings }: DisputeMailContext) {
  const { stages, reasons }: DisputeWords = disputeWords;
  return fillTexts(orderMailTexts.dispute, {
    number: orderNumber(order.id),
    amount: formatAnyMoney(dispute.amount_minor, dispute.currency),
    stage: stages[dispute.stage] ?? disputeWords.stages.other,
    reason: reasons[dispute.reason] ?? disputeWords.reasons.other,
    by: formatMoment(dispute.respond_by ?? dispute.changed_at, settings.agency.timeZone),
  });
}

function aboutMoney(order: OrderForMail, { settings, resolutionCenter }: DisputeMailContext) {
  const links = [{ href: resolutionCenter, label: orderMailTexts.openPayPal }];
  return { order, settings, links, event: `/${order.updatedAt}` };
}

function changedAt({ reversed_at, settled_at }: ReversalRow): number {
  return Math.max(reversed_at, settled_at ?? 0);
}

type DisputeWords = Record<'stages' | 'reasons', Readonly<Record<string, string>>>;

/** `resolutionCenter`: where PayPal shows its disputes and reversals. */
type DisputeMailContext = {
  ledger: { disputes: readonly DisputeRow[]; reversals: readonly ReversalRow[] };
  settings: MailSettings;
  resolutionCenter: string;
};

/** Money at PayPal that belongs to no order of ours: to the agency. */
export async function renderUnknownPaymentMails(
  payment: FoundPayment,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const { subject, notices, openDesk } = orderMailTexts.unknown;
  const notice = notices[payment.kind];
  const links = [{ href: settings.siteUrl + serverRoutes.deskPayments(), label: openDesk }];
  const mail = (
    <MailLayout settings={settings} title={subject} preview={notice}>
      <NoticeBox>{notice}</NoticeBox>
      <FieldTable rows={unknownRows(payment, settings)} />
      <AgencyLinks links={links} />
    </MailLayout>
  );
  return [
    await composeMail({
      settings,
      kind: 'unknown-payment',
      key: payment.id,
      subjectId: payment.id,
      to: settings.agencyTo,
      replyTo: null,
      subject,
      mail,
    }),
  ];
}

function unknownRows(payment: FoundPayment, { agency }: MailSettings) {
  const { rows, none } = orderMailTexts.unknown;
  const { amount_minor: minor, currency } = payment;
  const amount = minor === null || currency === null ? none : `${toDecimal(Math.abs(minor))} ${currency}`;
  const values: [string, string][] = [
    [rows.id, payment.id],
    [rows.amount, amount],
    [rows.payment, payment.payment_id ?? none],
    [rows.capture, payment.capture_id ?? none],
    [rows.invoice, payment.invoice_id ?? none],
    [rows.foundAt, formatMoment(payment.found_at, agency.timeZone)],
  ];
  return values.map(([label, value]) => ({ ...toFieldRow(label, value), href: null }));
}

/** `id`: the provider's id of the capture, refund, dispute or transaction. */
export type FoundPayment = Omit<
  UnknownPaymentRow,
  'order_id' | 'settled_at' | 'settled_by' | 'note' | 'rule_name'
>;

/** To the buyer: money went back. */
export function RefundNotice({ settings, title, paragraphs, receiptUrl }: RefundNoticeProps) {
  const { agency } = settings;
  return (
    <MailLayout settings={settings} title={title} preview={paragraphs[0] ?? ''}>
      {paragraphs.map(text => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <MailButton href={receiptUrl}>See your receipt</MailButton>
      <Paragraph>
        Questions? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

type RefundNoticeProps = {
  settings: MailSettings;
  title: string;
  paragraphs: readonly string[];
  receiptUrl: string;
};
