import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, IntegrationRow } from '@/lib/site/db/tables';
import { isPublicAddress } from '@/lib/site/http/public-address';
import { newSecret, seal, unseal } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';

/** What another tool can get. */
export const TOPICS = ['leads', 'orders'] as const;
export type Topic = (typeof TOPICS)[number];

/** Another tool that gets leads and orders. `url` is a webhook's; a feed has none. */
export type Integration = {
  id: string;
  kind: IntegrationRow['kind'];
  name: string;
  topics: readonly Topic[];
  url: string | null;
  createdAt: number;
  /** When an event was last taken, or the feed last read. */
  lastUsedAt: number | null;
  /** False after a restore: a webhook until an owner turns it on, a feed for good. */
  isOn: boolean;
  /**
   * What a webhook is signed with (`whsec_…`), or the key of a feed. For owners' eyes alone. Null when it does not open, as
   * when the site's own secret was lost: the tool gets nothing until it is removed and added again.
   */
  secret: string | null;
};

/** The longest name and address, in characters. */
export const INTEGRATION_NAME_MAX = 60;
export const WEBHOOK_URL_MAX = 500;

/** A few are plenty, and each costs every event a request. */
const INTEGRATIONS_MAX = 20;

/** Null when there are `INTEGRATIONS_MAX` already. */
export async function insertIntegration(
  trx: Kysely<Database>,
  { kind, name, topics, url }: Pick<Integration, 'kind' | 'name' | 'topics' | 'url'>,
  site: Pick<Site, 'newId' | 'now' | 'secret'>,
): Promise<string | null> {
  const { count } = await trx
    .selectFrom('integrations')
    .select(row => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= INTEGRATIONS_MAX) return null;
  const id = site.newId();
  const secret = seal(newSecret(), { secret: site.secret('INTEGRATIONS_SECRET'), context: contextOf(id) });
  await trx
    .insertInto('integrations')
    .values({
      id,
      kind,
      name,
      topics: topics.join(' '),
      url,
      secret,
      created_at: site.now(),
      last_used_at: null,
    })
    .execute();
  return id;
}

/** With all that is still on its way to it. False when it is gone already. */
export async function deleteIntegration(trx: Kysely<Database>, id: string): Promise<boolean> {
  await trx.deleteFrom('webhook_deliveries').where('integration_id', '=', id).execute();
  const { numDeletedRows } = await trx.deleteFrom('integrations').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Lets a webhook that is off get events again. False when it is gone, or on already. */
export async function turnOnWebhook(trx: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('integrations')
    .set({ is_on: 1 })
    .where('id', '=', id)
    .where('kind', '=', 'webhook')
    .where('is_on', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The oldest first. */
export async function listIntegrations(site: Site): Promise<Integration[]> {
  const rows = await site.db
    .selectFrom('integrations')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(row => toIntegration(row, site));
}

/** The feed that this key opens; null for any other text. */
export async function findFeedByKey(key: string, site: Site): Promise<Integration | null> {
  const [, id] = FEED_KEY.exec(key) ?? [];
  if (id === undefined) return null;
  const row = await site.db
    .selectFrom('integrations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'feed')
    .where('is_on', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const feed = toIntegration(row, site);
  if (feed.secret === null) return null;
  const [typed, right] = [Buffer.from(key), Buffer.from(feed.secret)];
  return typed.length === right.length && timingSafeEqual(typed, right) ? feed : null;
}

/** Notes that it was used, once a minute at most. */
export async function noteUse({ id, lastUsedAt }: Integration, { db, now }: Site): Promise<void> {
  if (lastUsedAt !== null && now() - lastUsedAt < MINUTE_MS) return;
  await db.updateTable('integrations').set({ last_used_at: now() }).where('id', '=', id).execute();
}

/**
 * What is wrong with the address of a webhook, in words; null when we can post to it. In production it is https and public:
 * nothing behind our own firewall is asked for anything.
 */
export function findUrlProblem(typed: string, { isProduction }: { isProduction: boolean }): string | null {
  const url = URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || typed.length > WEBHOOK_URL_MAX)
    return 'Enter a whole address that starts with https://.';
  if (url.username !== '' || url.password !== '') return 'Leave the name and password out of the address.';
  if (!isProduction) return null;
  if (url.protocol !== 'https:') return 'The address must start with https://, so no one reads along.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isPublicAddress(host) && host.includes('.') ? null : 'The address must be on the public internet.';
}

function toIntegration(row: IntegrationRow, site: Site): Integration {
  const secret = openSecret(row, site);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    topics: TOPICS.filter(topic => row.topics.split(' ').includes(topic)),
    url: row.url,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isOn: row.is_on === 1,
    secret: secret === null ? null : writeSecret(row, secret),
  };
}

/** A webhook's as Standard Webhooks write one: in base64 after its sign. */
function writeSecret({ id, kind }: IntegrationRow, secret: string): string {
  return kind === 'feed'
    ? `feed_${id}_${secret}`
    : `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`;
}

/** One that does not open keeps no other tool from its events. */
function openSecret({ id, secret: sealed }: IntegrationRow, site: Site): string | null {
  const previousSecrets = site.env.INTEGRATIONS_SECRET_PREVIOUS ?? [];
  try {
    const secret = site.secret('INTEGRATIONS_SECRET');
    return unseal(sealed, { secret, previousSecrets, context: contextOf(id) });
  } catch {
    return null;
  }
}

function contextOf(id: string): string {
  return `integration:${id}`;
}

const FEED_KEY = /^feed_([0-9a-z]{26})_[\w-]{43}$/;
