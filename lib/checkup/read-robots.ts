import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import robotsParser from 'robots-parser';
import { siteOf } from './address';
import type { Facts } from './facts';
import type { Answer, FetchOutcome } from './fetch';
import { isHtml } from './open-page';

export type RobotsRules = {
  facts: Facts['robots'];
  /** Whether we may open an address of this website. */
  allows: (url: URL) => boolean;
  sitemaps: readonly string[];
};

/**
 * What robots.txt says (RFC 9309): one that answers 4xx allows everything, and one that fails forbids everything. The
 * first 64 KB count; a line with many stars is left out, because it costs more time than any real one says.
 */
export async function readRobots(outcome: FetchOutcome, page: URL): Promise<RobotsRules> {
  const facts: Facts['robots'] = {
    result: 'none',
    status: 0,
    googleLine: null,
    forbidsUs: false,
    isUnread: false,
  };
  if (outcome.kind !== 'answer') {
    const result = outcome.kind === 'too-slow' ? 'late' : 'unknown';
    return { facts: { ...facts, result, isUnread: true }, allows: () => false, sitemaps: [] };
  }
  const { status, body } = outcome.answer;
  if (status === 429)
    return {
      facts: { ...facts, result: 'unknown', status, isUnread: true },
      allows: () => false,
      sitemaps: [],
    };
  if (status >= 500)
    return {
      facts: { ...facts, result: 'error', status, isUnread: true },
      allows: () => false,
      sitemaps: [],
    };
  if (status < 200 || status >= 300) return { facts: { ...facts, status }, allows: () => true, sitemaps: [] };
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  if (isHtml(outcome.answer) && /^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text))
    return { facts: { ...facts, result: 'html', status }, allows: () => true, sitemaps: [] };
  const lines = text.split(/\r\n|\r|\n/);
  const kept = lines.map(row => ((row.match(/\*/g)?.length ?? 0) > STARS_MAX ? '' : row.slice(0, ROW_MAX)));
  const robots = robotsParser(`${page.origin}/robots.txt`, kept.join('\n'));
  const isForbidden = robots.isAllowed(page.href, 'Googlebot') === false;
  await nextTurn();
  const number = isForbidden ? robots.getMatchingLineNumber(page.href, 'Googlebot') : -1;
  await nextTurn();
  return {
    facts: {
      result: 'read',
      status,
      googleLine: isForbidden ? { number, text: (lines[number - 1] ?? '').trim().slice(0, 120) } : null,
      forbidsUs: robots.isAllowed(page.href, ROBOT_TOKEN) === false,
      isUnread: false,
    },
    allows: url => robots.isAllowed(`${page.origin}${url.pathname}${url.search}`, ROBOT_TOKEN) !== false,
    sitemaps: robots.getSitemaps(),
  };
}

/** What a sitemap's answer is: how many pages it lists, and whether one of them is on another website. */
export function readSitemap(answer: Answer, page: URL): Omit<Facts['sitemap'], 'url'> {
  const { status } = answer;
  const none = { status, count: 0, otherHost: null };
  if (status === 404 || status === 410) return { ...none, result: 'missing' };
  if (status < 200 || status >= 300) return { ...none, result: 'unknown' };
  const text = unpack(answer.body).toString('utf8');
  const { root, urls } = readLocations(text);
  const isPlain = root === null && /^\s*https?:\/\//.test(text);
  const listed = isPlain ? text.split(/\s+/).filter(row => /^https?:\/\//.test(row)) : urls;
  if (root === null && !isPlain) return { ...none, result: 'not-xml' };
  if (listed.length === 0) return { ...none, result: answer.isWhole ? 'empty' : 'unknown' };
  const other =
    root === 'sitemapindex'
      ? undefined
      : listed
          .map(url => URL.parse(url.trim())?.hostname ?? '')
          .find(host => host !== '' && siteOf(host) !== siteOf(page.hostname));
  return {
    status,
    count: listed.length,
    otherHost: other ?? null,
    result: other === undefined ? 'fine' : 'other-host',
  };
}

/** By patterns and not by a parser, whose time a hostile file decides. */
function readLocations(text: string): { root: string | null; urls: string[] } {
  const [, root = null] = /<(?:[\w-]+:)?(urlset|sitemapindex|rss|feed)\b/i.exec(text) ?? [];
  const urls = [...text.matchAll(/<(?:[\w-]+:)?(?:loc|link)>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]{1,2000})/gi)]
    .slice(0, LOCATIONS_MAX)
    .map(([, url = '']) => url);
  return { root: root?.toLowerCase() ?? null, urls };
}

function unpack(body: Buffer): Buffer {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: SITEMAP_MAX });
  } catch {
    return Buffer.alloc(0);
  }
}

/** What we call ourselves to robots.txt. */
const ROBOT_TOKEN = 'WebsiteCheckup';
export const ROBOTS_MAX = 64_000;
export const SITEMAP_MAX = 512_000;
const STARS_MAX = 4;
const ROW_MAX = 2_000;
const LOCATIONS_MAX = 5_000;
