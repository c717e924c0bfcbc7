import 'server-only';
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import { endAccess } from '@/lib/accounts';
import { KINDS_TO_AGENCY } from '@/lib/mail/outgoing-mail';
import { emptyJournal } from '@/lib/site/db/connect';
import type { AccountRole, Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { toAddressKey, toWireAddress } from '@/lib/site/stored-address';
import {
  fingerprintsOf,
  listErasures,
  noteErasure,
  type ErasureNote,
  type ErasureRegister,
} from './erasures';

/**
 * Erases what we hold about an address, except the books, and notes that it was erased: the privacy policy promises
 * that what comes back with an older copy is erased again. Noted first, so a crash in between forgets no one.
 */
export async function erasePerson(
  { email, register }: { email: string; register: ErasureRegister },
  { db, now }: Pick<Site, 'db' | 'now'>,
): Promise<ErasedRows> {
  const address = toAddressKey(email);
  await noteErasure({ kind: 'person', address, at: now() }, register);
  const erased = await eraseRows({ address }, db);
  await emptyJournal(db);
  return erased;
}

/**
 * After a restore, erases again people who had asked for it and accounts that were deleted since the backup. Data that
 * someone gave us after the note stays. Returns for how many addresses something was found.
 */
export async function repeatErasures(register: ErasureRegister, db: Kysely<Database>): Promise<number> {
  const notes = await listErasures(register);
  if (notes.length === 0) return 0;
  const [people, accounts] = [lastNotes(notes, 'person'), lastNotes(notes, 'account')];
  const readers = lastNotes(notes, 'subscription');
  let returned = 0;
  for (const address of await listAddresses(db)) {
    const fingerprints = fingerprintsOf(address, register);
    const accountUntil = latestOf(accounts, fingerprints);
    const personUntil = latestOf(people, fingerprints);
    let erased = accountUntil === undefined ? 0 : await eraseAnyAccount({ address, until: accountUntil }, db);
    const readerUntil = latestOf(readers, fingerprints);
    if (readerUntil !== undefined) erased += await endSubscription({ address, until: readerUntil }, db);
    if (personUntil !== undefined) erased += countRows(await eraseRows({ address, until: personUntil }, db));
    if (erased > 0) returned += 1;
  }
  return returned;
}

/**
 * After a restore: signs everyone out, and no emailed link, no recovery code and no passkey works any more. No tool gets
 * leads or orders before an owner has checked it: one that was removed since the backup would again.
 */
export function endAllAccess(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(async transaction => {
    await endAccess(transaction, { accountId: null, event: 'restored' });
    await transaction.deleteFrom('passkey_challenges').execute();
    await transaction.updateTable('integrations').set({ is_on: 0 }).execute();
  });
}

/** The time of each fingerprint's last note. */
function lastNotes(notes: readonly ErasureNote[], kind: ErasureNote['kind']): Map<string, number> {
  const sorted = notes.filter(note => note.kind === kind).toSorted((a, b) => a.at - b.at);
  return new Map(sorted.map(note => [note.fingerprint, note.at]));
}

/** Notes of one person may have been made with several secrets. */
function latestOf(notes: ReadonlyMap<string, number>, fingerprints: readonly string[]): number | undefined {
  const times = fingerprints.flatMap(one => notes.get(one) ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

function countRows({ leads, answers, subscriptions, accounts, mails, webhooks }: ErasedRows): number {
  return leads + answers + subscriptions + accounts + mails + webhooks;
}

/**
 * All or nothing. Orders stay, and the payers of those that took money: they are the books. With `until`, only what came
 * no later.
 */
export function eraseRows(
  { address, until = Number.MAX_SAFE_INTEGER }: { address: string; until?: number },
  db: Kysely<Database>,
): Promise<ErasedRows> {
  return db.transaction().execute(async transaction => {
    const what = { address, until };
    const leads = await eraseLeads(transaction, what);
    const answers = await eraseAnswers(transaction, what);
    const subscriptions = await eraseSubscription(transaction, what);
    const keptOrders = await countOrders(transaction, address);
    await emptyBuyerDetails(transaction, what);
    await emptyUnpaidOrders(transaction, what);
    await endConsents(transaction, what);
    await erasePaymentLinks(transaction, what);
    await emptyReleasesAbout(transaction, what);
    const accounts = await eraseAccount(transaction, what);
    await transaction.deleteFrom('email_changes').where('new_email', '=', address).execute();
    return {
      leads: leads.rows,
      answers,
      subscriptions: subscriptions.rows,
      accounts: accounts.rows,
      mails: leads.mails + subscriptions.mails + accounts.mails + (await emptyMailsTo(transaction, what)),
      webhooks: await emptyWebhooksAbout(transaction, what),
      keptOrders,
    };
  });
}

/** The account alone, whatever its role, when it was made no later than `until`. Returns how many rows went. */
function eraseAnyAccount(what: Erasure, db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async transaction => {
    const { rows, mails } = await eraseAccount(transaction, { ...what, roles: ['customer', 'staff'] });
    return rows + mails;
  });
}

/** The newsletter alone, when it was confirmed no later than `until`. Returns how many rows changed. */
async function endSubscription({ address, until }: Erasure, db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ ended_at: until, end_reason: 'unsubscribed' })
    .where('email', '=', address)
    .where('confirmed_at', '<=', until)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Every address that a row which could be erased holds, in lower case. */
async function listAddresses(db: Kysely<Database>): Promise<string[]> {
  const leads = await db.selectFrom('leads').select(lower('email')).distinct().execute();
  const accounts = await db.selectFrom('accounts').select(lower('email')).distinct().execute();
  const mails = await db.selectFrom('outbox').select(lower('to_address')).distinct().execute();
  const answers = await db.selectFrom('outbox').select(lower('reply_to')).distinct().execute();
  const payers = await db.selectFrom('orders').select(lower('payer_email')).distinct().execute();
  const readers = await db.selectFrom('subscriptions').select('email as address').execute();
  const writers = await db.selectFrom('lead_messages').select('from_address as address').distinct().execute();
  const linked = await db.selectFrom('payment_links').select('email as address').distinct().execute();
  const plans = await db
    .selectFrom('billing_subscriptions')
    .select(lower('customer_email'))
    .distinct()
    .execute();
  const moving = await db.selectFrom('email_changes').select('new_email as address').execute();
  const rows = [leads, accounts, mails, answers, payers, readers, writers, linked, plans, moving].flat();
  const addresses = rows.map(row => row.address ?? '');
  return [...new Set(addresses)].filter(address => address !== '');
}

async function eraseLeads(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<EraseCounts> {
  const leads = await transaction
    .selectFrom('leads')
    .select('id')
    .where(sql<string>`lower(email)`, '=', address)
    .where('received_at', '<=', until)
    .execute();
  let mails = 0;
  for (const { id } of leads) {
    mails += await deleteMailsAbout(transaction, id);
    await noteCall(transaction, id);
    // Staff may have sent its link themselves, so the link has no address.
    await transaction
      .deleteFrom('payment_links')
      .where('lead_id', '=', id)
      .where('id', 'not in', paidLinks(transaction))
      .execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
  }
  return { rows: leads.length, mails };
}

/** A booked call is in the agency's calendar: the site takes it out by an email (lib/bookings), without whose it was. */
async function noteCall(transaction: Transaction<Database>, leadId: string): Promise<void> {
  await transaction
    .insertInto('erased_calls')
    .columns(['id', 'sequence', 'starts_at', 'minutes'])
    .expression(query =>
      query
        .selectFrom('bookings')
        .select(['id', 'sequence', 'starts_at', 'minutes'])
        .where('lead_id', '=', leadId)
        .where('state', '=', 'booked')
        .where('calendar_id', 'is', null),
    )
    .execute();
}

/** What came from the address to the leads of others; with a lead goes its whole thread. */
async function eraseAnswers(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('lead_messages')
    .where('from_address', '=', address)
    .where('at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function eraseSubscription(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<EraseCounts> {
  const subscription = await transaction
    .deleteFrom('subscriptions')
    .where('email', '=', address)
    .where('confirmed_at', '<=', until)
    .returning('id')
    .executeTakeFirst();
  if (!subscription) return { rows: 0, mails: 0 };
  return { rows: 1, mails: await deleteMailsAbout(transaction, subscription.id) };
}

/** The agency's own accounts are closed by an owner of the desk, not by a visitor's wish. */
async function eraseAccount(
  transaction: Transaction<Database>,
  { address, until, roles = ['customer'] }: Erasure & { roles?: AccountRole[] },
): Promise<EraseCounts> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .where('role', 'in', roles)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  if (!account) return { rows: 0, mails: 0 };
  await endAccess(transaction, { accountId: account.id, event: 'deleted' });
  const mails = await deleteMailsAbout(transaction, account.id);
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  return { rows: 1, mails };
}

async function deleteMailsAbout(transaction: Transaction<Database>, subjectId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * What is left are mails about orders: to the buyer, and to the agency, which answers to the buyer. One that waits still
 * goes out: the buyer is owed a receipt. What a mail server said of a mail names whom it was for.
 */
async function emptyMailsTo(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({
      subject: '',
      html: '',
      text: '',
      to_address: '',
      reply_to: null,
      last_error: null,
      attachments: null,
      headers: null,
      unsubscribe_url: null,
    })
    .where(row =>
      row.or([
        row(sql<string>`lower(to_address)`, '=', address),
        // A buyer's email has the agency's own address there: erasing that address leaves it alone.
        row.and([row('kind', 'in', KINDS_TO_AGENCY), row(sql<string>`lower(reply_to)`, '=', address)]),
      ]),
    )
    .where('created_at', '<=', until)
    .where('state', 'not in', ['queued', 'sending'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function emptyWebhooksAbout(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<number> {
  let emptied = 0;
  let last = '';
  for (;;) {
    const events = await transaction
      .selectFrom('webhook_events')
      .select(['id', 'payload'])
      .where('handled_at', 'is not', null)
      .where('payload', '!=', '')
      .where('received_at', '<=', until)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    // The email service writes a domain beyond ASCII as `xn--…`.
    const spellings = [address, toWireAddress(address)];
    const ids = events
      .filter(({ payload }) => spellings.some(spelling => names(payload, spelling)))
      .map(event => event.id);
    if (ids.length > 0)
      await transaction.updateTable('webhook_events').set({ payload: '' }).where('id', 'in', ids).execute();
    emptied += ids.length;
    const end = events.at(-1);
    if (!end || events.length < BATCH_ROWS) return emptied;
    last = end.id;
  }
}

/** Versions of the website that quote the address; the one that is published shows it, and is changed at the desk. */
async function emptyReleasesAbout(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  const releases = await transaction
    .selectFrom('releases')
    .select(['id', 'state', 'parts', 'differences', 'why'])
    .where('made_at', '<=', until)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  for (const { id } of releases.filter(({ why }) => names(why, address)))
    await transaction.updateTable('releases').set({ why: '' }).where('id', '=', id).execute();
  const published = releases.find(({ state }) => state === 'published');
  const ids = releases
    .filter(({ parts, differences }) => names(parts + (differences ?? ''), address))
    .map(({ id }) => id)
    .filter(id => id !== published?.id);
  if (ids.length === 0) return;
  const emptied = { parts: '', differences: null };
  await transaction.updateTable('releases').set(emptied).where('id', 'in', ids).execute();
  // A preview that waits is over with it.
  await transaction
    .updateTable('releases')
    .set({ state: 'dropped' })
    .where('id', 'in', ids)
    .where('state', '!=', 'published')
    .execute();
}

/** Not left to the database, which may not fold letters beyond ASCII; JSON may also write those as escapes. */
function names(payload: string, address: string): boolean {
  const text = payload.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return text.toLowerCase().includes(address);
}

/** What a buyer told us beside the payment is not in the books. */
async function emptyBuyerDetails(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ buyer_business: null, buyer_phone: null, buyer_website: null })
    .where(row => isOf(row, address))
    .where('created_at', '<=', until)
    .execute();
}

/** A link that was paid stays with its order, without the address. */
async function erasePaymentLinks(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  await transaction
    .deleteFrom('payment_links')
    .where('email', '=', address)
    .where('created_at', '<=', until)
    .where('id', 'not in', paidLinks(transaction))
    .execute();
  await transaction
    .updateTable('payment_links')
    .set({ email: null })
    .where('email', '=', address)
    .where('created_at', '<=', until)
    .execute();
}

function paidLinks(transaction: Transaction<Database>) {
  return transaction
    .selectFrom('orders')
    .select('payment_link_id')
    .where('payment_link_id', 'is not', null)
    .where('paid_at', 'is not', null)
    .$narrowType<{ payment_link_id: string }>();
}

/** An order that took no money is not in the books. */
async function emptyUnpaidOrders(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({
      payer_id: null,
      payer_email: null,
      payer_name: null,
      search_text: numberForSearch,
      ...NO_SOURCE_COLUMNS,
    })
    .where(row => isUnpaid(row))
    .where(row => isOf(row, address))
    .where('created_at', '<=', until)
    .execute();
}

/** No one is charged any more. Billing has PayPal delete the way to pay, and forgets its name then. */
async function endConsents(transaction: Transaction<Database>, { address, until }: Erasure): Promise<void> {
  await transaction
    .updateTable('payment_consents')
    .set({ state: 'ended', open_for: null, end_cause: 'erased', updated_at: sql<number>`updated_at + 1` })
    .where(row =>
      row.or([
        row('open_for', 'in', query =>
          query
            .selectFrom('billing_subscriptions')
            .select('id')
            .where(plan =>
              plan.or([
                plan(sql`lower(customer_email)`, '=', address),
                plan(
                  'order_id',
                  'in',
                  plan
                    .selectFrom('orders')
                    .select('id')
                    .where(order => isOf(order, address)),
                ),
              ]),
            ),
        ),
        // Who paid an invoice for someone else: it is their account that is charged.
        row('invoice_key', 'in', query =>
          query
            .selectFrom('orders')
            .select('invoice_key')
            .where('invoice_key', 'is not', null)
            .where(order => isOf(order, address))
            .$narrowType<{ invoice_key: string }>(),
        ),
      ]),
    )
    .where('state', '!=', 'ended')
    .where('agreed_at', '<=', until)
    .execute();
}

function isUnpaid(row: OrderExpressions) {
  return row.and([
    row('state', 'in', ['declined', 'cancelled', 'expired']),
    row('captured_minor', '=', 0),
    row('paid_at', 'is', null),
  ]);
}

/** Those that name the address, and those placed with its account, which lose it with the account. */
async function countOrders(transaction: Transaction<Database>, address: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('orders')
    .select(row => row.fn.countAll().as('count'))
    .where(row => isOf(row, address))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isOf(row: OrderExpressions, address: string) {
  return row.or([
    row(sql<string>`lower(payer_email)`, '=', address),
    row('account_id', 'in', row.selectFrom('accounts').select('id').where('email', '=', address)),
  ]);
}

function lower(column: 'email' | 'to_address' | 'reply_to' | 'payer_email' | 'customer_email') {
  return sql<string | null>`lower(${sql.ref(column)})`.as('address');
}

/** The search text of an order that names no one (`orderSearchText` of lib/orders): its number, as it is searched for. */
export const numberForSearch = sql<string>`'cp ' || substr(id, 1, 5) || ' ' || substr(id, 6, 5)`;

const NO_SOURCE_COLUMNS = { form_page: null, entry_page: null, source: null, source_details: null };
const BATCH_ROWS = 200;

/** How many rows of each kind went. */
export type ErasedRows = {
  leads: number;
  /** Messages to the leads of others. */
  answers: number;
  subscriptions: number;
  accounts: number;
  /** Mails deleted or emptied. */
  mails: number;
  webhooks: number;
  /** Orders that name the address or were placed with its account: they stay, and name no account any more. */
  keptOrders: number;
};

/** `address` is in lower case; what came after `until` stays. */
type Erasure = { address: string; until: number };
type OrderExpressions = ExpressionBuilder<Database, 'orders'>;
type EraseCounts = { rows: number; mails: number };
