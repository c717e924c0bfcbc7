import 'server-only';
import { sql } from 'kysely';
import { site as agency } from '@/content/site';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { clientAddressOf } from '@/lib/site/http/request';
import { respondJson } from '@/lib/site/http/respond';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { findFeedByKey, noteUse, type Topic } from './integrations';
import { describeLead, describeOrder } from './subjects';

/**
 * Leads or orders as a JSON Feed (docs/integrations.md), the newest first, for a request with a feed's key. What is
 * in quarantine or spam is not in it. `next_url` leads to older ones.
 */
export async function answerFeed(topic: Topic, request: Request, site: Site): Promise<Response> {
  const key = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const feed = await findFeedByKey(key, site);
  if (!feed?.topics.includes(topic)) {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    site.noteSecurity('access_refused', { address, where: 'feed' });
    const headers = { 'www-authenticate': 'Bearer' };
    return respondJson({ error: 'Send the key of a feed that has this.' }, { status: 401, headers });
  }
  await noteUse(feed, site);
  const before = readPlace(new URL(request.url).searchParams.get('before'));
  const items = topic === 'leads' ? await readLeads(before, site) : await readOrders(before, site);
  const last = items.length === PAGE ? items.at(-1) : undefined;
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${agency.name}: ${topic}`,
    home_page_url: site.env.SITE_URL,
    feed_url: site.env.SITE_URL + serverRoutes.feed(topic),
    ...(last
      ? { next_url: site.env.SITE_URL + `${serverRoutes.feed(topic)}?before=${last.at}.${last.item.id}` }
      : {}),
    items: items.map(({ item }) => item),
  };
  return respondJson(body, { headers: { 'content-type': 'application/feed+json; charset=utf-8' } });
}

async function readLeads(before: Place | null, { db, env }: Site) {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('is_held', '=', 0)
    .where('status', '!=', 'spam')
    .where('form_name', '!=', NEWSLETTER_FORM)
    .$if(before !== null, leads => leads.where(isBefore('received_at', before)))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(row => {
    const lead = describeLead(row, env.SITE_URL);
    const text = Object.entries(lead.fields).map(([name, value]) => `${name}: ${value}`);
    return {
      at: row.received_at,
      item: {
        id: lead.id,
        url: lead.deskUrl,
        title: `${lead.form}: ${lead.name ?? lead.email ?? 'no name'}`,
        content_text: text.join('\n'),
        date_published: lead.receivedAt,
        _lead: lead,
      },
    };
  });
}

async function readOrders(before: Place | null, { db, env }: Site) {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .$if(before !== null, orders => orders.where(isBefore('created_at', before)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(row => {
    const order = describeOrder(row, env.SITE_URL);
    return {
      at: row.created_at,
      item: {
        id: order.id,
        url: order.deskUrl,
        title: `${order.number}: ${order.description}`,
        content_text: `${order.state}, ${order.amount} ${order.currency}`,
        date_published: order.placedAt,
        _order: order,
      },
    };
  });
}

/** The row that a page of the feed ended with. */
type Place = { at: number; id: string };

function readPlace(text: string | null): Place | null {
  const [, at = '', id = ''] = /^(\d{1,15})\.(\w+)$/.exec(text ?? '') ?? [];
  return isId(id) ? { at: Number(at), id } : null;
}

function isBefore(clock: 'received_at' | 'created_at', place: Place | null) {
  const { at, id } = place ?? { at: 0, id: '' };
  return sql<boolean>`(${sql.ref(clock)} < ${at} or (${sql.ref(clock)} = ${at} and id < ${id}))`;
}

const PAGE = 100;
