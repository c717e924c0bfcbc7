import { isIP } from 'node:net';
import { z } from 'zod';
import type { SourceRow } from '../db/tables';
import { siteProcess } from '../process';

/** No post of this site needs more. The server refuses larger ones unread, the handlers those that lie about it. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** PayPal's events carry whole orders, Resend's every recipient. */
export const WEBHOOK_LIMIT_BYTES = 256 * 1024;

/**
 * Whether a program sent it that is no one's browser, by what it calls itself. Each count of people goes by this. Browsers
 * have begun with `Mozilla/5.0 (` since 2011; robots that do, too, mostly say `compatible;` or where they explain themselves.
 */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/5.0 (') || ROBOT.test(userAgent);
}

/** Cubot makes phones. */
const ROBOT =
  /compatible;|\+https?:|\(https?:|(?<!cu)bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|scan|fetch|curl|wget|python|http-?client|okhttp|java\/|facebookexternalhit|archiver|archive\.org|feed|validator|checker|pingdom|uptime|statuscake|gtmetrix|pagespeed|ptst\/|prerender|phantomjs|puppeteer|playwright|selenium|cypress|electron|inspectiontool|googleother|google-read|google-extended|google-safety|mediapartners|favicon|chatgpt-user|claude-user|perplexity|mistralai-user|meta-external|bytedance|screaming frog|siteaudit|httrack|nutch|wappalyzer|node-fetch|axios|go-http|libwww|scrapy|whatsapp/i;

/** What a request says its body is, in lower case and without parameters; empty when it does not say. */
export function mediaTypeOf(request: Request): string {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  return essence.trim().toLowerCase();
}

/** Whether the body is what a plain form sends. */
export function isFormEncoded(request: Request): boolean {
  return mediaTypeOf(request) === 'application/x-www-form-urlencoded';
}

/** Whether the answer must be JSON: a script says that it takes that, or has sent it. Browsers themselves do neither. */
export function asksForJson({ accept, contentType }: RequestedFormat): boolean {
  return [accept, contentType].some(type => type?.toLowerCase().includes('application/json'));
}

type RequestedFormat = { accept: string | null | undefined; contentType: string | null | undefined };

/**
 * Whether a post was caused by another site: the browser's own `Sec-Fetch-Site` and `Origin` say so.
 * A client that sends neither is not a browser with a visitor's session, and passes. A browser without referrers sends
 * `Origin: null` from our own pages too: only `Sec-Fetch-Site` distinguishes them from a sandboxed frame.
 */
export function isCrossSite(request: Request, siteOrigin: string): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null && !OWN_FETCH_SITES.has(fetchSite)) return true;
  const origin = request.headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  if (origin === 'null') return fetchSite !== 'same-origin';
  return !isSameHost(origin, request.headers.get('host'));
}

/** The same server under another of its names (`localhost` and `127.0.0.1`): a browser cannot forge `Host`. */
function isSameHost(origin: string, host: string | null): boolean {
  return host !== null && URL.canParse(origin) && new URL(origin).host === host;
}

const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Reads the raw bytes of a request or a response, and stops as soon as they pass `limit`: a declared length is checked first, but never believed.
 * `unreadable` when the sender went away in the middle.
 */
export async function readBody(
  request: Pick<Request, 'headers' | 'body'>,
  limit: number = BODY_LIMIT_BYTES,
): Promise<BodyOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { kind: 'too_large' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return { kind: 'too_large' };
      chunks.push(chunk);
    }
  } catch {
    return { kind: 'unreadable' };
  }
  return { kind: 'ok', bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** `readBody`, decoded. Bytes that are not UTF-8 are `unreadable`. */
export async function readText(request: Request, limit: number = BODY_LIMIT_BYTES): Promise<TextOutcome> {
  const body = await readBody(request, limit);
  if (body.kind !== 'ok') return body;
  try {
    return { kind: 'ok', text: new TextDecoder('utf-8', { fatal: true }).decode(body.bytes) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/**
 * The text of a form post. Bytes that are no UTF-8 become replacement signs: an old page's odd encoding does not cost a
 * lead. `problem` names the message for a post that is refused.
 */
export async function readForm(request: Request): Promise<FormOutcome> {
  if (!isFormEncoded(request)) return { kind: 'refused', status: 415, problem: 'wrongType' };
  const body = await readBody(request);
  if (body.kind === 'too_large') return { kind: 'refused', status: 413, problem: 'tooLarge' };
  if (body.kind === 'unreadable') return { kind: 'refused', status: 400, problem: 'unreadable' };
  return { kind: 'ok', text: new TextDecoder().decode(body.bytes) };
}

type BodyOutcome = { kind: 'ok'; bytes: Uint8Array } | { kind: 'too_large' } | { kind: 'unreadable' };

type TextOutcome = { kind: 'ok'; text: string } | { kind: 'too_large' } | { kind: 'unreadable' };

type FormOutcome =
  | { kind: 'ok'; text: string }
  | { kind: 'refused'; status: 400 | 413 | 415; problem: 'wrongType' | 'tooLarge' | 'unreadable' };

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = (header ?? '')
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}

/**
 * The address that a request came from, for counting. Our own server appends the socket's address to
 * `X-Forwarded-For`, each trusted proxy the one before it; everything further left was sent by the visitor
 * and is ignored. An IPv6 address counts by its /64, which belongs to one customer.
 */
export function clientAddressOf(headers: Headers, trustedProxyHops: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map(entry => entry.trim());
  return toNetwork(entries[Math.max(0, entries.length - 1 - trustedProxyHops)] ?? '');
}

function toNetwork(entry: string): string {
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return UNKNOWN_ADDRESS;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map(group => group.replace(/^0+(?=.)/, ''));
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
const UNKNOWN_ADDRESS = 'unknown';

/** Where a lead or an order came from; null where nothing says it. */
export type VisitSource = {
  formPage: string | null;
  /** The page where the visit began. */
  entryPage: string | null;
  /** `utm_source`, or else the host of the page that led here, or `direct`. */
  source: string | null;
  /** The host and every `utm_` that came, by name. */
  details: Readonly<Record<string, string>>;
};

/**
 * Reads what a post says of its visit: the page by its `Referer`, the rest by what our script carried (`visit`,
 * components/page-script/visit.ts). Without scripts the page's own query counts, where a link from outside put something
 * into it. What is no page of ours, too long or not plain is dropped.
 */
export function readSource(
  { headers, visit }: { headers: Headers; visit: string | null | undefined },
  siteOrigin: string,
): VisitSource {
  const referer = URL.parse(headers.get('referer') ?? '');
  const isOwn = referer?.origin === siteOrigin || referer?.host === headers.get('host');
  const form = isOwn ? referer : null;
  const start = parseVisit(visit, siteOrigin) ?? (form && hasUtm(form) ? form : null);
  if (!start) return { ...NO_SOURCE, formPage: pageOf(form) };
  const details = Object.fromEntries(
    DETAILS.flatMap(name => {
      const value = start.searchParams.get(name)?.trim().replaceAll(/\s+/g, ' ') ?? '';
      const isTaken = (name === 'host' ? HOST : PLAIN).test(value);
      return isTaken && value !== form?.host ? [[name, value]] : [];
    }),
  );
  const source = (details['utm_source'] ?? details['host']?.replace(/^www\./, '') ?? DIRECT).toLowerCase();
  return { formPage: pageOf(form), entryPage: pageOf(start), source, details };
}

export const NO_SOURCE: VisitSource = { formPage: null, entryPage: null, source: null, details: {} };

/** The source of a visit that no other page led to, or none that the browser names. */
export const DIRECT = 'direct';

/** Where a lead, an order or a checkup came from, as its row keeps it. */
export function toSource(row: SourceRow): VisitSource {
  const details = detailsSchema.parse(JSON.parse(row.source_details ?? '{}'));
  return { formPage: row.form_page, entryPage: row.entry_page, source: row.source, details };
}

const detailsSchema = z.record(z.string(), z.string());

export function toSourceRow({ formPage, entryPage, source, details }: VisitSource): SourceRow {
  const row = { form_page: formPage, entry_page: entryPage, source };
  return { ...row, source_details: JSON.stringify(details) };
}

function parseVisit(visit: string | null | undefined, siteOrigin: string): URL | null {
  if (!visit || visit.length > VISIT_MAX) return null;
  const url = URL.parse(visit.replace(/^#?~visit=/, ''), siteOrigin);
  return url?.origin === siteOrigin ? url : null;
}

function hasUtm({ searchParams }: URL): boolean {
  return DETAILS.some(name => name !== 'host' && searchParams.has(name));
}

function pageOf(url: URL | null): string | null {
  if (!url || !PAGE_PATH.test(url.pathname)) return null;
  return (siteProcess.isPage?.(url.pathname) ?? true) ? url.pathname : null;
}

/** What the path of a page looks like. */
export const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+){0,4})?$/;
const DETAILS = ['host', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const HOST = /^[a-z0-9.-]{1,100}$/;
const PLAIN = /^[\w .,:+|()/~-]{1,100}$/;
const VISIT_MAX = 1_500;

declare global {
  interface SiteProcess {
    /** Whether a path is a page of the build: set by server/views.ts, and missing in development. */
    isPage?: ((path: string) => boolean) | undefined;
  }
}
