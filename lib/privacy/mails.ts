import 'server-only';
import { sql, type Kysely, type Transaction } from 'kysely';
import { retention } from '@/content/retention';
import { findMailKind, KINDS_TO_AGENCY } from '@/lib/mail/outgoing-mail';
import type { Database } from '@/lib/site/db/tables';
import { toWireAddress } from '@/lib/site/stored-address';
import { BATCH_ROWS, inBatches, touch } from './batches';
import type { Emptied, ErasedRows, Erasure, Holding, Since } from './holding';

const OUTBOX_TEXTS = {
  id: 'plain',
  idempotency_key: 'plain',
  kind: 'plain',
  subject_id: 'plain',
  from_address: 'plain',
  to_address: 'theirs',
  reply_to: 'ours',
  subject: 'theirs',
  html: 'ours',
  text: 'theirs',
  lease_id: 'plain',
  provider_id: 'plain',
  // What a mail server said names whom it was for.
  last_error: 'theirs',
  unsubscribe_url: 'ours',
  headers: 'ours',
  attachments: 'ours',
} as const;

const EMPTY_MAIL = {
  to_address: '',
  reply_to: null,
  subject: '',
  html: '',
  text: '',
  last_error: null,
  unsubscribe_url: null,
  headers: null,
  attachments: null,
} as const satisfies Emptied<typeof OUTBOX_TEXTS, 'theirs' | 'ours'>;

/** What we send, and what PayPal and the email service tell us. */
export const mailHoldings = {
  outbox: {
    whose: { address: ['to_address', 'reply_to'] },
    texts: OUTBOX_TEXTS,
    erase: { work: emptyMailsTo },
    keep: {
      duties: { sentMails: { days: retention.sentMailDays, from: 'created_at', work: emptySentMails } },
    },
    gives: [
      {
        as: 'mails',
        by: 'created_at',
        // What went to the agency about the person is listed with the lead or order.
        find: address => sql`lower(to_address) = ${address}`,
        pick: {
          id: 'id',
          kind: 'kind',
          to: 'to_address',
          subject: 'subject',
          state: 'state',
          createdAt: 'created_at',
          sentAt: 'sent_at',
          lastError: 'last_error',
          // A link that opens someone's account is for the mailbox alone.
          text: row => (findMailKind(row.kind)?.hasSecret || row.text === '' ? null : row.text),
        },
      },
    ],
  },

  webhook_events: {
    whose: { nobody: 'An event is found by the address that its payload names.' },
    texts: { id: 'plain', provider: 'plain', type: 'plain', payload: 'ours', outcome: 'plain' },
    erase: { work: emptyWebhooksAbout },
    keep: {
      duties: {
        handledWebhooks: {
          days: retention.handledWebhookDays,
          from: 'handled_at',
          work: emptyHandledWebhooks,
        },
      },
    },
    gives: [],
  },
} as const satisfies { [T in 'outbox' | 'webhook_events']: Holding<T> };

/** The emails about a lead, a subscription or an account. Returns how many went. */
export async function deleteMailsAbout(
  transaction: Transaction<Database>,
  subjectId: string,
): Promise<number> {
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
): Promise<Partial<ErasedRows>> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set(EMPTY_MAIL)
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
  return { mails: Number(numUpdatedRows) };
}

/** Keeps the row with its state and times; takes texts and addresses out of it. */
function emptySentMails(db: Kysely<Database>, { before }: Since): Promise<number> {
  return inBatches(async () => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set(EMPTY_MAIL)
      .where('id', 'in', row =>
        row
          .selectFrom('outbox')
          .select('id')
          .where('created_at', '<', before)
          // A mail server may say something after the mail was emptied.
          .where(mail => mail.or([mail('html', '<>', ''), mail('last_error', 'is not', null)]))
          .where(mail =>
            mail.or([mail('state', 'in', ['sent', 'delivered', 'complained']), mail('to_address', '=', '')]),
          )
          .limit(BATCH_ROWS),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

async function emptyWebhooksAbout(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
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
    if (!end || events.length < BATCH_ROWS) return { webhooks: emptied };
    last = end.id;
  }
}

/** Keeps the event's id, so a repeat is still recognized. */
function emptyHandledWebhooks(db: Kysely<Database>, { before }: Since): Promise<number> {
  return inBatches(() =>
    touch(
      db,
      sql`update webhook_events set payload = ''
      where id in (select id from webhook_events where handled_at < ${before} and payload <> '' limit ${BATCH_ROWS})`,
    ),
  );
}

/** Not left to the database, which may not fold letters beyond ASCII; JSON may also write those as escapes. */
export function names(payload: string, address: string): boolean {
  const text = payload.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return text.toLowerCase().includes(address);
}
