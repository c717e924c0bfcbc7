import 'server-only';
import { isAscii } from 'node:buffer';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import { isReadable, siteOf } from './address';
import type { PageFacts } from './facts';
import type { Answer, Failure, Fetching, FetchLimits } from './fetch';
import { readPage } from './read-page';

/** Why there is no report of a website: a state of its own, with what its words name. */
export type Trouble = {
  outcome:
    | 'private'
    | 'limited'
    | 'not-found'
    | 'unreachable'
    | 'too-slow'
    | 'turned-away'
    | 'error-page'
    | 'not-html'
    | 'huge'
    | 'circle'
    | 'elsewhere'
    | 'parked'
    | 'sign-in';
  detail: Readonly<Record<string, string>>;
};

export type Opened = {
  answer: Answer;
  /** Every answer on the way to it, itself last. */
  trail: readonly Answer[];
  page: PageFacts;
  headerCharset: string | null;
  isAscii: boolean;
  /** Whether anything answers https: `unknown` where that took too long to tell. */
  https: 'yes' | 'refused' | 'unknown';
};

/**
 * Opens the page that is checked: https first, http where that can't connect, through at most five redirects within the
 * website. The error says which state the checkup ends with.
 */
export async function openPage(
  typed: URL,
  fetching: Fetching,
): Promise<{ kind: 'opened'; opened: Opened } | { kind: 'trouble'; trouble: Trouble }> {
  const until = performance.now() + PAGE_LIMIT_MS;
  const overHttps = await follow(typed, { fetching, until, hopsMax: HOPS_MAX, connectMs: CONNECT_LIMIT_MS });
  const isRefused = overHttps.kind === 'failed' && overHttps.at === 0;
  const isHttpsOff = isRefused && (overHttps.failure === 'unreachable' || overHttps.failure === 'silent');
  const plain = new URL(typed);
  plain.protocol = 'http:';
  const followed = isHttpsOff ? await follow(plain, { fetching, until, hopsMax: HOPS_MAX }) : overHttps;
  if (followed.kind === 'failed') return { kind: 'trouble', trouble: troubleOf(followed, typed) };
  if (followed.kind !== 'arrived') return { kind: 'trouble', trouble: followed.trouble };
  const { answer, trail, page, headerCharset } = followed;
  const trouble = page === null ? notPage(answer) : stateOf(page, answer);
  if (trouble !== null || page === null)
    return { kind: 'trouble', trouble: trouble ?? { outcome: 'unreachable', detail: {} } };
  const silent = isRefused && overHttps.failure === 'silent';
  const https = isHttpsOff ? (silent ? 'unknown' : 'refused') : 'yes';
  return {
    kind: 'opened',
    opened: { answer, trail, page, headerCharset, isAscii: isAscii(answer.body), https },
  };
}

type Followed =
  | {
      kind: 'arrived';
      answer: Answer;
      trail: Answer[];
      page: PageFacts | null;
      headerCharset: string | null;
    }
  | { kind: 'failed'; failure: Failure; at: number }
  | { kind: 'ended'; trouble: Trouble };

type Following = { fetching: Fetching; until: number; hopsMax: number; connectMs?: number };

async function follow(start: URL, { fetching, until, hopsMax, connectMs }: Following): Promise<Followed> {
  const trail: Answer[] = [];
  const seen = new Set<string>();
  let url = start;
  for (let hop = 0; hop <= hopsMax; hop += 1) {
    seen.add(url.href);
    const limits: FetchLimits = {
      limitMs: Math.max(1, until - performance.now()),
      keep: PAGE_MAX,
      isWhole: true,
      ...(connectMs !== undefined && hop === 0 ? { connectMs } : {}),
    };
    // oxlint-disable-next-line no-await-in-loop -- each hop is read from the one before
    const outcome = await fetching.get(url, limits);
    if (outcome.kind !== 'answer') return { kind: 'failed', failure: outcome.kind, at: hop };
    const { answer } = outcome;
    trail.push(answer);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const read =
      redirectOf(answer) === null && answer.status < 400 && isHtml(answer) ? await readAnswer(answer) : null;
    const next = redirectOf(answer) ?? leadsOn(read?.page ?? null);
    if (next === null)
      return {
        kind: 'arrived',
        answer,
        trail,
        page: read?.page ?? null,
        headerCharset: read?.headerCharset ?? null,
      };
    const trouble = refuseHop(next, { from: url, seen, trail, isLast: hop === hopsMax });
    if (trouble !== null) return { kind: 'ended', trouble };
    url = next;
  }
  return { kind: 'failed', failure: 'unreachable', at: hopsMax };
}

/** Where an answer leads; null when it leads nowhere that can be read as an address. */
export function redirectOf({ status, headers, url }: Answer): URL | null {
  const { location } = headers;
  if (!REDIRECTS.has(status) || location === undefined) return null;
  const target = URL.parse(location, url);
  if (target) target.hash = '';
  return target;
}

/** A page that only sends its visitors on. */
function leadsOn(page: PageFacts | null): URL | null {
  const target = page?.refresh ? URL.parse(page.refresh) : null;
  return target && target.href !== page?.url ? target : null;
}

function refuseHop(
  next: URL,
  {
    from,
    seen,
    trail,
    isLast,
  }: { from: URL; seen: ReadonlySet<string>; trail: readonly Answer[]; isLast: boolean },
): Trouble | null {
  // A literal address: where it leads is judged like that of a name.
  if (isPrivateTarget(next)) return { outcome: 'private', detail: {} };
  if (!isReadable(next))
    return { outcome: 'elsewhere', detail: { other: next.host || next.protocol, isReadable: 'no' } };
  if (siteOf(next.hostname) !== siteOf(from.hostname))
    return { outcome: 'elsewhere', detail: { other: next.hostname, isReadable: 'yes' } };
  if (!seen.has(next.href) && !isLast) return null;
  // Visitors of a browser have cookies, which we do not keep: for them it may lead on.
  const setsCookies = trail.some(({ headers }) => headers['set-cookie'] !== undefined);
  if (setsCookies) return { outcome: 'turned-away', detail: { why: 'cookies' } };
  if (!seen.has(next.href)) return { outcome: 'turned-away', detail: { why: 'hops' } };
  return { outcome: 'circle', detail: { a: shownOf(from), b: shownOf(next) } };
}

function isPrivateTarget({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || /^\[|^[\d.]+$/.test(hostname));
}

function shownOf({ host, pathname }: URL): string {
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, 120);
}

function troubleOf({ failure, at }: { failure: Failure; at: number }, typed: URL): Trouble {
  if (failure === 'private' || failure === 'limited' || failure === 'not-found' || failure === 'huge')
    return { outcome: failure, detail: {} };
  if (failure === 'too-slow' || failure === 'over-budget') return { outcome: 'too-slow', detail: {} };
  return { outcome: 'unreachable', detail: at === 0 ? {} : { host: typed.hostname } };
}

/** What an answer is that is no page. */
function notPage(answer: Answer): Trouble {
  const { status, headers } = answer;
  if (status === 401) return { outcome: 'sign-in', detail: {} };
  if (TURNING_AWAY.has(status)) return { outcome: 'turned-away', detail: { status: String(status) } };
  if (status >= 300) return { outcome: 'error-page', detail: { status: String(status) } };
  const type = (headers['content-type'] ?? 'unknown').split(';')[0]?.trim().slice(0, 60) ?? 'unknown';
  return { outcome: 'not-html', detail: { type } };
}

/** A page that is not the business's: an error, a placeholder, a form to sign in. Null for all others. */
function stateOf(page: PageFacts, { status }: Answer): Trouble | null {
  const title = page.title?.text ?? '';
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? '';
  const { text } = page;
  if (status === 202 || (text.length < SHORT_TEXT && CHALLENGE.test(`${title}\n${heading}`)))
    return { outcome: 'turned-away', detail: { status: String(status) } };
  const incapsula = page.frames.some(({ url }) => url.includes('/_Incapsula_Resource'));
  if (incapsula && text.length < SHORT_TEXT)
    return { outcome: 'turned-away', detail: { status: String(status) } };
  if (PLACEHOLDER.test(title) || (text.length < SHORT_TEXT && PLACEHOLDER.test(heading)))
    return { outcome: 'parked', detail: { why: 'host', line: (title || heading).slice(0, 160) } };
  if (SOFT_404.test(title) || SOFT_404.test(heading))
    return { outcome: 'error-page', detail: { status: String(status), soft: 'yes' } };
  const parking =
    text.length < SHORT_TEXT * 3
      ? (PARKED.exec(`${title}\n${text}`)?.[0] ??
        [...page.scripts, ...page.frames].find(({ url }) => PARKING_HOST.test(url))?.line)
      : undefined;
  if (parking !== undefined) return { outcome: 'parked', detail: { line: parking.slice(0, 160) } };
  const isSignIn = page.hasPasswordField && text.length < SHORT_TEXT && page.links.length <= SIGN_IN_LINKS;
  const isComing = text.length < SHORT_TEXT / 2 && COMING.test(`${title}\n${heading}\n${text}`);
  return isSignIn || isComing ? { outcome: 'sign-in', detail: {} } : null;
}

/** The page of an answer, with its charset found as browsers find it. */
export async function readAnswer(answer: Answer): Promise<{ page: PageFacts; headerCharset: string | null }> {
  const [, declared = null] =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(answer.headers['content-type'] ?? '') ?? [];
  const html = decode(answer.body, declared);
  return { page: await readPage(html, answer.url), headerCharset: declared };
}

function decode(bytes: Buffer, declared: string | null): string {
  const label = declared === null ? {} : { transportLayerEncodingLabel: declared };
  const latin = htmlEncodingSniffer(bytes, { ...label, defaultEncoding: 'windows-1252' });
  const unicode = htmlEncodingSniffer(bytes, { ...label, defaultEncoding: 'utf-8' });
  // Nothing says which one: what is UTF-8 can hardly be anything else.
  if (latin !== unicode) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }
  return new TextDecoder(latin === 'x-user-defined' ? 'windows-1252' : latin).decode(bytes);
}

export function isHtml({ headers, body }: Answer): boolean {
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (type === '') return /^\s*</.test(body.subarray(0, 100).toString('latin1'));
  return type.includes('text/html') || type.includes('application/xhtml');
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const TURNING_AWAY: ReadonlySet<number> = new Set([403, 429, 503]);
const PAGE_LIMIT_MS = 5_000;
/** A server that refuses says so; one that lets a connection wait this long has no https for its visitors either. */
const CONNECT_LIMIT_MS = 2_000;
const HOPS_MAX = 5;
const PAGE_MAX = 2 * 1024 * 1024;

const SHORT_TEXT = 600;
const SIGN_IN_LINKS = 8;
const SOFT_404 =
  /\b(?:page|site|file|url)\s+(?:(?:you .{0,30}|was|is|can ?not be|can['’]t be|could ?n['’]t be|could not be)\s+)?not\s+found\b|\bpage (?:can['’]?t|cannot|could ?n['’]?t) be found\b|\bpage (?:doesn['’]t|does not) exist\b|^\s*not found\s*$|^\s*(?:error\s*)?404\s*(?:$|[-–—|:!.]?\s*(?:error|not found|page))/i;
const CHALLENGE =
  /\bjust a moment\b|\battention required\b|\bare you (?:a )?(?:human|robot)\b|\bverify(?:ing)? (?:that )?you are (?:a )?human\b|\bchecking your browser\b|\baccess denied\b|\bsecurity check\b|\bone moment, please\b|\brobot challenge\b|\bpardon our interruption\b|\byou are being redirected\b|\bddos protection\b/i;
/** What a web server or a web host shows where there is no website yet, or no longer. */
const PLACEHOLDER =
  /^\s*(?:welcome to nginx|apache2? .{0,40}default page|iis windows|index of \/|(?:http server )?test page\b|default web ?site page|web server's default page|it works!?\s*$|(?:this )?account (?:has been )?suspended|site suspended|domain default page|plesk\b|future home of something)/i;
const PARKED =
  /.{0,40}\b(?:domain (?:name )?(?:is|may be|might be) (?:for sale|parked|available for purchase)|buy this domain|this domain (?:is|has been) (?:parked|registered|recently registered)|parked (?:free|domain|page)|domain parking|courtesy of (?:godaddy|namecheap|ionos)|website is parked|is parked free)\b.{0,40}/i;
const PARKING_HOST =
  /^https?:\/\/(?:[\w-]+\.)*(?:sedoparking\.com|parkingcrew\.net|bodis\.com|parklogic\.com|above\.com|dan\.com|afternic\.com|hugedomains\.com|parking\.[\w.-]+)\//i;
const COMING =
  /\bcoming soon\b|\bunder construction\b|\blaunching soon\b|\bwebsite is (?:private|not public)\b/i;
