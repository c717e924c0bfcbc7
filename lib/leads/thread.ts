import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, LeadMessageRow } from '@/lib/site/db/tables';
import { isId } from '@/lib/site/ids';
import { toSearchText } from '@/lib/site/search-text';
import type { Site } from '@/lib/site/site';
import { toTypedLines } from '@/lib/site/typed-text';
import { MESSAGE_MAX } from './lead';

/**
 * The address to which the sender of a lead answers: `reply+<lead>.<signature>@…`. Mail programs write addresses in lower
 * case and cut names after 64 characters, so the signature is short and in hex. Null where none is set.
 */
export function threadAddress(leadId: string, site: Pick<Site, 'env' | 'secret'>): string | null {
  const { MAIL_REPLY_ADDRESS: address } = site.env;
  if (address === null) return null;
  return address.replace('@', `+${leadId}.${signatureOf(leadId, site.secret('LINKS_SECRET'))}@`);
}

/** The lead whose thread one of these addresses names; null when we made none of them. */
export function findThreadLead(
  addresses: readonly string[],
  { env, secret }: Pick<Site, 'env' | 'secret'>,
): string | null {
  const secrets = [secret('LINKS_SECRET'), ...(env.LINKS_SECRET_PREVIOUS ?? [])];
  for (const address of addresses) {
    const [, id = '', signature = ''] = THREAD.exec(address.toLowerCase()) ?? [];
    if (isId(id) && secrets.some(one => isEqual(signature, signatureOf(id, one)))) return id;
  }
  return null;
}

const THREAD = /\+([0-9a-z]{26})\.([0-9a-f]{24})@[^@]+$/;
const SIGNATURE_DIGITS = 24;

function signatureOf(leadId: string, secret: string): string {
  return createHmac('sha256', secret).update(`thread:${leadId}`).digest('hex').slice(0, SIGNATURE_DIGITS);
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The thread of a lead, the oldest first. */
export function listMessages(leadId: string, { db }: Pick<Site, 'db'>): Promise<LeadMessageRow[]> {
  return db.selectFrom('lead_messages').selectAll().where('lead_id', '=', leadId).orderBy('number').execute();
}

/** The headers that put a message behind these in the mail programs of both sides (RFC 5322, 3.6.4). */
export function threadHeaders(
  message: { id: string; siteUrl: string },
  thread: readonly Pick<LeadMessageRow, 'message_id'>[],
): Record<string, string> {
  const ids = thread.flatMap(({ message_id: id }) => id ?? []).slice(-REFERENCES_MAX);
  const last = ids.at(-1);
  return {
    'Message-ID': ownMessageId(message),
    ...(last === undefined ? {} : { 'In-Reply-To': last, References: ids.join(' ') }),
  };
}

/** The `Message-ID` of a message that we write. */
export function ownMessageId({ id, siteUrl }: { id: string; siteUrl: string }): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}

/** A stranger's `Message-ID`, when it can stand in a header of ours as it is. */
export function parseMessageId(text: string): string | null {
  return /^<[\w.!#$%&'*+/=?^`{|}~-]{1,150}@[\w.:[\]-]{1,100}>$/.test(text) ? text : null;
}

/** A line of a header has room for some twenty. */
const REFERENCES_MAX = 10;

/** Adds a message to its lead's thread. The caller has changed the lead's count. */
export async function insertMessage(
  trx: Kysely<Database>,
  message: Pick<LeadMessageRow, 'id' | 'lead_id' | 'number' | 'direction' | 'at' | 'subject' | 'text'> &
    Partial<Omit<LeadMessageRow, 'search_text'>>,
): Promise<void> {
  await trx
    .insertInto('lead_messages')
    .values({
      author_id: null,
      from_address: null,
      is_cut: 0,
      attachments: 0,
      message_id: null,
      outbox_id: null,
      provider_id: null,
      is_automatic: 0,
      authentication: null,
      ...message,
      search_text: toSearchText(
        [message.subject, message.from_address, message.text].filter(Boolean).join('\n'),
      ),
    })
    .execute();
}

/** A message's text as we keep it: line breaks alone, and no longer than `MESSAGE_MAX`. */
export function toMessageText(typed: string): { text: string; isCut: boolean } {
  const text = toTypedLines(typed);
  return { text: text.slice(0, MESSAGE_MAX), isCut: text.length > MESSAGE_MAX };
}
