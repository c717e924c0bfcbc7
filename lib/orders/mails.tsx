import type { Kysely } from 'kysely';
import { z } from 'zod';
import { receiptTermTexts } from '@/content/guarantees';
import { orderMailTexts } from '@/content/order-mails';
import { whatComesNext as nextTexts } from '@/content/what-comes-next';
import {
  mailSettings,
  type MailSettings,
  type OutgoingMail,
  MailLayout,
  MailButton,
  Paragraph,
  visibleText,
  FieldTable,
  MailLink,
  Steps,
  Subtitle,
  type FieldRow,
} from '@/lib/mail';
import { resolutionCenterOf } from '@/lib/paypal/paypal';
import type { Database } from '@/lib/site/db/tables';
import { formatMoney } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { fillText, nameOf } from '@/lib/site/text';
import { formatMoment } from '@/lib/site/time';
import {
  renderDisputeMails,
  renderRefundFailedMails,
  renderRefundMails,
  renderReversalMails,
} from './mails-money';
import { fillTexts, toPartyRows, toPriceRows, type OrderForMail, toAgency, toBuyer } from './mails-to';
import { type Ledger, monthlyAfter, orderNumber, type Order } from './order';
import { type OrderMailReason, findLedger, findOrder, insertMails, ORDER_MAIL_REASONS } from './orders.sql';
import { catalog } from './price';
import { receiptTerms, nextStepsAfter, type WhatComesNext } from './terms';

/**
 * The emails of an order for one reason, rendered for good: they go into the outbox with the change that they report.
 * `ledger`: after the change.
 */
export async function renderOrderMails(
  { reason, order, ledger }: MailOccasion,
  site: Site,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const money = { ledger, settings, resolutionCenter: resolutionCenterOf(site.env) };
  switch (reason) {
    case 'receipt':
      return renderReceiptMails(order, settings);
    case 'attention':
      return renderAttentionMails(order, settings);
    case 'declined':
      return renderDeclinedMails(order, settings);
    case 'duplicate':
      return renderDuplicateMails(order, settings);
    case 'refund':
      return renderRefundMails(order, money);
    case 'refund-failed':
      return renderRefundFailedMails(order, money);
    case 'reversal':
      return renderReversalMails(order, money);
    default:
      return renderDisputeMails(order, money);
  }
}

/** A paid order: the receipt for the buyer, and word to the agency. */
export async function renderReceiptMails(
  order: OrderForMail,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const number = orderNumber(order.id);
  const { timeZone } = settings.agency;
  const next = nextStepsAfter(order, catalog);
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
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const heading = `Order ${orderNumber(order.id)} needs a person`;
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

/** A payment that PayPal was checking was denied: to the buyer. */
export async function renderDeclinedMails(
  order: OrderForMail,
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const { subject, title, text, again, button } = fillTexts(orderMailTexts.declined, {
    number: orderNumber(order.id),
    amount: amountOf(order),
  });
  const mail = (
    <MailLayout settings={settings} title={title} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{again}</Paragraph>
      <MailButton href={settings.siteUrl + routes.checkout()}>{button}</MailButton>
    </MailLayout>
  );
  return toBuyer({ order, settings, kind: 'payment-declined', subject, mail });
}

/** The same payer paid for the same thing twice, or is about to: to the agency. */
export async function renderDuplicateMails(
  order: OrderForMail & { duplicateOf: string | null },
  settings: MailSettings,
): Promise<OutgoingMail[]> {
  const texts = fillTexts(orderMailTexts.duplicate, {
    number: orderNumber(order.id),
    other: orderNumber(order.duplicateOf ?? ''),
  });
  const needsConfirmation = order.state === 'awaiting_confirmation';
  const heading = needsConfirmation ? texts.confirmation : texts.paid;
  const notice = needsConfirmation ? texts.confirmationNotice : texts.paidNotice;
  const event = needsConfirmation ? '/asked' : '/paid';
  return [await toAgency({ order, settings, kind: 'order-duplicate', event, heading, notice })];
}

type MailOccasion = { reason: OrderMailReason; order: Order; ledger: Ledger };

const texts = orderMailTexts.receipt;

/** To the buyer: what was paid, by whom and to whom, what each month after costs, and what happens next. */
export function ReceiptMail(props: ReceiptMailProps) {
  const { settings, number, description, paidOn, prices, parties, terms, renews, steps, receiptUrl } = props;
  const { agency } = settings;
  return (
    <MailLayout settings={settings} title={texts.title} preview={`Order ${number}: ${description}`}>
      <Paragraph>
        This is your receipt for order {number}: {description}.{paidOn ? ` Paid on ${paidOn}.` : null}
      </Paragraph>
      <FieldTable rows={prices} isSums />
      <FieldTable rows={parties} />
      <MailButton href={receiptUrl}>{texts.button}</MailButton>
      <Subtitle>{nextTexts.title}</Subtitle>
      <Steps items={steps.map(({ title, text }) => `${title}. ${text}`)} />
      {terms.length > 0 ? <Subtitle>{receiptTermTexts.title}</Subtitle> : null}
      {terms.map(term => (
        <Paragraph key={term}>{term}</Paragraph>
      ))}
      {renews ? <Paragraph>{texts.renews}</Paragraph> : null}
      <Paragraph>
        Questions about this order? Reply to this email, or call{' '}
        <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink>.
      </Paragraph>
    </MailLayout>
  );
}

type ReceiptMailProps = {
  settings: MailSettings;
  number: string;
  description: string;
  paidOn: string | null;
  prices: readonly FieldRow[];
  parties: readonly FieldRow[];
  /** Until when its guarantees run, and when the next invoice comes. */
  terms: readonly string[];
  /** Something comes each month. */
  renews: boolean;
  steps: WhatComesNext['steps'];
  receiptUrl: string;
};

/** Renders the emails that failed before, as the orders stand now. Returns how many orders still wait. */
export async function renderMailsDue(limit: number, site: Site): Promise<number> {
  const waiting = await findMailsDue(site.db, limit);
  let failed = 0;
  for (const due of waiting) {
    const order = await findOrder(site.db, 'id', due.orderId);
    if (!order) continue;
    const ledger = await findLedger(site.db, order.id);
    try {
      const mails = await renderOrderMails({ reason: due.reason, order, ledger }, site);
      await storeDueMails(site, due, mails);
    } catch (error) {
      failed += 1;
      await postponeMail(site.db, due, site.now());
      site.log('error', 'order_mail_not_rendered', {
        order: order.id,
        reason: due.reason,
        error: nameOf(error),
      });
    }
  }
  return failed;
}

/** Orders that wait for an email, the longest waiting first. */
async function findMailsDue(db: Kysely<Database>, limit: number): Promise<DueMail[]> {
  const rows = await db
    .selectFrom('order_mails_due')
    .select(['order_id', 'reason', 'since'])
    .orderBy('since')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    orderId: row.order_id,
    reason: reasonSchema.parse(row.reason),
    since: row.since,
  }));
}

/** Ends the waiting and puts the emails into the outbox. One that became due again meanwhile waits on. */
async function storeDueMails(site: Site, due: DueMail, mails: readonly OutgoingMail[]): Promise<void> {
  await site.db.transaction().execute(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('order_mails_due')
      .where('order_id', '=', due.orderId)
      .where('reason', '=', due.reason)
      .where('since', '=', due.since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 1n) await insertMails(trx, { mails, now: site.now() }, site);
  });
}

/** Puts an email that failed again behind the others. */
async function postponeMail(db: Kysely<Database>, due: DueMail, now: number): Promise<void> {
  await db
    .updateTable('order_mails_due')
    .set({ since: now })
    .where('order_id', '=', due.orderId)
    .where('reason', '=', due.reason)
    .execute();
}

const reasonSchema = z.enum(ORDER_MAIL_REASONS);

/** `since`: when it became due, or was last put off; epoch milliseconds. */
type DueMail = { orderId: string; reason: OrderMailReason; since: number };
