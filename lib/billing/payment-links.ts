import 'server-only';
import type { Kysely } from 'kysely';
import { paymentLinkFigures, paymentLinkMail as words } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import { composeLinkMail, mailSettings, tell, visibleText, type OutgoingMail, type Told } from '@/lib/mail';
import type { Database, PaymentLinkRow } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { openSealedId, sealId } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { dayIn, formatDay } from '@/lib/site/time';
import { endOrders, keptMinor } from './receivables';

/** A sum in US cents that staff ask someone for. Times are epoch milliseconds. */
export type PaymentLink = {
  id: string;
  what: string;
  amountMinor: number;
  /** The customer's; null for a link that staff send themselves. */
  email: string | null;
  leadId: string | null;
  validUntil: number;
  createdAt: number;
  sentAt: number | null;
  /** `returned`: it was paid, and all of the money went back. */
  state: 'open' | 'paid' | 'returned' | 'expired' | 'withdrawn';
  /** The order that paid it. */
  order: { id: string; key: string } | null;
};

/** `repeat`: the page that it comes from has made one already, because its id is the link's. A link that is emailed says who is told. */
export async function addPaymentLink(
  link: NewPaymentLink,
  staffId: string,
  site: Site,
): Promise<'repeat' | 'added' | Told> {
  const { id, what, amountMinor, email, leadId, validUntil, isSent } = link;
  const row = {
    id,
    what,
    amount_minor: amountMinor,
    email,
    lead_id: leadId,
    valid_until: validUntil,
    created_at: site.now(),
    sent_at: null,
    withdrawn_at: null,
  };
  const outcome = await site.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_links')
      .values(row)
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return 'repeat';
    const detail = formatMoney({ minor: amountMinor, currency: 'USD' });
    const note = { actorId: staffId, action: 'payment-link-added', subjectId: id, detail } as const;
    await insertAudit(trx, note, site);
    return (isSent ? await send(trx, { row, staffId }, site) : null) ?? 'added';
  });
  site.wakeDelivery();
  return outcome;
}

type NewPaymentLink = Omit<PaymentLink, 'createdAt' | 'sentAt' | 'state' | 'order'> & { isSent: boolean };

/** Emails an open link, once for each page that it is sent from: `sentAt` is what that page showed. Null when it no longer applies. */
export async function sendPaymentLink(
  { id, sentAt, staffId }: { id: string; sentAt: number | null; staffId: string },
  site: Site,
): Promise<Told | null> {
  const link = await findPaymentLink(id, site);
  if (link?.state !== 'open' || link.email === null) return null;
  const told = await site.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('payment_links')
      .selectAll()
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .where('sent_at', 'is not distinct from', sentAt)
      .executeTakeFirst();
    return row ? send(trx, { row, staffId }, site) : null;
  });
  site.wakeDelivery();
  return told;
}

/** Only a link whose email is queued counts as sent. */
async function send(
  trx: Kysely<Database>,
  { row, staffId }: { row: PaymentLinkRow; staffId: string },
  site: Site,
): Promise<Told | null> {
  const mails = await paymentLinkMails(row, site);
  if (mails.length === 0) return tell(trx, mails, site);
  const { numUpdatedRows } = await trx
    .updateTable('payment_links')
    .set({ sent_at: Math.max(site.now(), (row.sent_at ?? 0) + 1) })
    .where('id', '=', row.id)
    .where('sent_at', 'is not distinct from', row.sent_at)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return null;
  await insertAudit(trx, { actorId: staffId, action: 'payment-link-sent', subjectId: row.id }, site);
  return tell(trx, mails, site);
}

/** Ends an open link, and the orders that it began: what no one has paid by now can't be paid anymore. */
export async function withdrawPaymentLink(
  { id, staffId }: { id: string; staffId: string },
  site: Site,
): Promise<boolean> {
  const link = await findPaymentLink(id, site);
  if (link?.state !== 'open') return false;
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('payment_links')
      .set({ withdrawn_at: site.now() })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const receivable = { column: 'payment_link_id', value: id } as const;
    await endOrders(trx, { receivable, exceptId: null, why: 'desk: the link was withdrawn' }, site);
    await insertAudit(trx, { actorId: staffId, action: 'payment-link-withdrawn', subjectId: id }, site);
    return true;
  });
}

export async function findPaymentLink(
  id: string,
  site: Pick<Site, 'db' | 'now'>,
): Promise<PaymentLink | null> {
  if (!isId(id)) return null;
  const row = await site.db.selectFrom('payment_links').selectAll().where('id', '=', id).executeTakeFirst();
  const [link] = await withStates(row ? [row] : [], site);
  return link ?? null;
}

/** The newest first; of one lead, or of all. */
export async function listPaymentLinks(
  leadId: string | null,
  site: Pick<Site, 'db' | 'now'>,
): Promise<PaymentLink[]> {
  const rows = await site.db
    .selectFrom('payment_links')
    .selectAll()
    .$if(leadId !== null, query => query.where('lead_id', '=', leadId))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(paymentLinkFigures.listed)
    .execute();
  return withStates(rows, site);
}

async function withStates(
  rows: readonly PaymentLinkRow[],
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<PaymentLink[]> {
  if (rows.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(
      'payment_link_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .execute();
  return rows.map(row => {
    const paid = orders.filter(({ payment_link_id }) => payment_link_id === row.id);
    const kept = paid.find(order => keptMinor(order) > 0);
    const order = kept ?? paid.at(-1);
    return {
      id: row.id,
      what: row.what,
      amountMinor: row.amount_minor,
      email: row.email,
      leadId: row.lead_id,
      validUntil: row.valid_until,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      state: kept ? 'paid' : order ? 'returned' : stateOf(row, now()),
      order: order ? { id: order.id, key: order.key } : null,
    };
  });
}

function stateOf({ withdrawn_at, valid_until }: PaymentLinkRow, now: number): PaymentLink['state'] {
  if (withdrawn_at !== null) return 'withdrawn';
  return now < valid_until ? 'open' : 'expired';
}

export function paymentLinkUrl(link: Pick<PaymentLink, 'id' | 'validUntil'>, site: Site): string {
  return site.env.SITE_URL + serverRoutes.pay(paymentLinkToken(link, site));
}

/** Signed, and the same each time. */
export function paymentLinkToken(
  { id, validUntil: until }: Pick<PaymentLink, 'id' | 'validUntil'>,
  site: Site,
): string {
  return sealId({ id, purpose: PURPOSE, until, secret: site.secret('LINKS_SECRET') });
}

/** The id in a signed address. An expired link is found too: its page says so. */
export function openPaymentLink(token: string, site: Site): string | null {
  const previousSecrets = site.env.LINKS_SECRET_PREVIOUS ?? [];
  const secret = site.secret('LINKS_SECRET');
  return openSealedId(token, { purpose: PURPOSE, now: 0, secret, previousSecrets });
}

const PURPOSE = 'payment-link';

/** "July 20, 2026": the last day on which it works. */
export function lastDayOf({ validUntil }: Pick<PaymentLink, 'validUntil'>): string {
  return formatDay(dayIn(agency.timeZone, validUntil - 1));
}

export function paymentLinkMails(row: PaymentLinkRow, site: Site): Promise<OutgoingMail[]> {
  const link = { id: row.id, validUntil: row.valid_until };
  const amount = formatMoney({ minor: row.amount_minor, currency: 'USD' });
  const values = { amount, what: visibleText(row.what), day: lastDayOf(link) };
  return composeLinkMail(row.email, {
    settings: mailSettings(site.env),
    kind: 'payment-link',
    key: `${row.id}/${row.sent_at ?? 'first'}`,
    subjectId: row.id,
    words: {
      subject: fillText(words.subject, values),
      title: words.title,
      text: [fillText(words.text, values), fillText(words.until, values)],
      link: words.link,
      note: words.note,
    },
    href: paymentLinkUrl(link, site),
  });
}
