import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { wwwVariantOf, siteOf } from './address';
import type { Facts, FileFacts, PageFacts, WwwVariant } from './facts';
import type { Answer, Fetching, FetchOutcome } from './fetch';
import { isHtml, openPage, readAnswer, redirectOf, type Opened, type Trouble } from './open-page';
import { readRobots, readSitemap, ROBOTS_MAX, SITEMAP_MAX, type RobotsRules } from './read-robots';

/** What the visitor sees of a running checkup. */
export type Step = { name: 'server' | 'page' | 'robots' | 'files' | 'report'; done: number; of: number };

type Measuring = {
  fetching: Fetching;
  now: number;
  /** A part of an address that no website has. */
  random: string;
  onStep: (step: Step) => void;
};

export type Measured = { kind: 'facts'; facts: Facts } | { kind: 'trouble'; trouble: Trouble };

/**
 * Reads one website: its page, robots.txt, what the http and www addresses lead to, its contact pages, the sitemap, a page
 * that cannot exist, four files and as many links as the budget allows. robots.txt rules everything but itself, the page
 * and its http and www addresses.
 */
export async function measure(typed: URL, { fetching, now, random, onStep }: Measuring): Promise<Measured> {
  const startedAt = performance.now();
  const outcome = await openPage(typed, fetching);
  if (outcome.kind === 'trouble') return outcome;
  const { opened } = outcome;
  const { page, answer } = opened;
  const { url } = answer;
  onStep({ name: 'robots', done: 0, of: 0 });
  const [robots, httpVariant, wwwVariant, gzippedBytes] = await Promise.all([
    visit(new URL('/robots.txt', url), { fetching, keep: ROBOTS_MAX }).then(({ last }) =>
      readRobots(last, url),
    ),
    readHttpVariant(url, fetching),
    readWwwVariant(opened, fetching),
    gzippedSize(answer.body),
  ]);
  const canOpen = (target: URL) => isOwn(target, url) && !robots.facts.forbidsUs && robots.allows(target);
  const contacts = contactPagesOf(page, url);
  const files = filesOf(page, url).filter(file => canOpen(new URL(file.url)));
  const openContacts = contacts.filter(canOpen);
  const step = { done: 0, of: openContacts.length + files.length + 2 };
  const count = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      step.done += 1;
      onStep({ name: 'files', ...step });
    });
  onStep({ name: 'files', ...step });
  const [contactResults, sitemap, missingPage, measured] = await Promise.all([
    Promise.all(openContacts.map(target => count(readContactPage(target, fetching)))),
    count(readSitemapOf(url, { robots, canOpen, fetching })),
    count(readMissingPage(new URL(`/${random}`, url), { canOpen, fetching })),
    Promise.all(files.map(file => count(measureFile(file, fetching)))),
  ]);
  const links = await checkLinks(page, { url, contacts, contactResults, canOpen, fetching, count, step });
  onStep({ name: 'report', done: 0, of: 0 });
  const facts: Facts = {
    version: 1,
    checkedAt: now,
    url: url.href,
    host: url.hostname,
    status: answer.status,
    page,
    contactPages: contactResults.flatMap(result => (result.page === null ? [] : [result.page])),
    unreadContactPages:
      contacts.length - openContacts.length + contactResults.filter(result => result.isUnread).length,
    firstByteMs: answer.firstByteMs,
    html: {
      wireBytes: answer.wireBytes,
      bytes: answer.body.length,
      gzippedBytes,
      encoding: encodingOf(answer),
      isAscii: opened.isAscii,
      headerCharset: opened.headerCharset,
    },
    robotsTag: answer.headers['x-robots-tag']?.slice(0, 300) ?? null,
    certificate: answer.certificate,
    https: opened.https,
    robots: robots.facts,
    sitemap,
    missingPage,
    httpVariant,
    wwwVariant,
    files: measured.filter(file => file !== null),
    ownFiles: ownFilesOf(page, url),
    links,
    requests: fetching.spent.requests,
    tookMs: Math.round(performance.now() - startedAt),
  };
  if (upgradesInsecure(answer)) facts.page.upgradesInsecure = true;
  return { kind: 'facts', facts };
}

type Visiting = { fetching: Fetching; keep: number | 'length' | 'nothing' };

/** One address through at most two redirects within its website. `hops` has each address that was asked. */
async function visit(
  start: URL,
  { fetching, keep }: Visiting,
): Promise<{ last: FetchOutcome; hops: URL[]; away: URL | null }> {
  const hops = [start];
  for (;;) {
    const url = hops.at(-1) ?? start;
    // oxlint-disable-next-line no-await-in-loop -- each hop is read from the one before
    const last = await fetching.get(url, { limitMs: OTHER_LIMIT_MS, keep });
    const next = last.kind === 'answer' ? redirectOf(last.answer) : null;
    if (next === null || hops.length > HOPS_MAX) return { last, hops, away: null };
    if (siteOf(next.hostname) !== siteOf(start.hostname)) return { last, hops, away: next };
    hops.push(next);
  }
}

async function readHttpVariant(page: URL, fetching: Fetching): Promise<Facts['httpVariant']> {
  if (page.protocol !== 'https:') return { result: 'skipped', hops: [] };
  const plain = new URL(page);
  plain.protocol = 'http:';
  const { last, hops, away } = await visit(plain, { fetching, keep: 'nothing' });
  const shown = hops.map(hop => hop.href.slice(0, 80));
  if (away !== null || last.kind === 'private') return { result: 'unknown', hops: shown };
  if (hops.some(hop => hop.protocol === 'https:')) return { result: 'leads-to-https', hops: shown };
  if (last.kind !== 'answer' || last.answer.status >= 400) return { result: 'unknown', hops: shown };
  return { result: 'stays', hops: shown };
}

/** Where the address with or without www leads; null where there is no such address. */
async function readWwwVariant(opened: Opened, fetching: Fetching): Promise<WwwVariant | null> {
  const { answer, trail } = opened;
  const host = wwwVariantOf(answer.url.hostname);
  if (host === null) return null;
  const result = (kind: WwwVariant['result'], detail = ''): WwwVariant => ({ host, result: kind, detail });
  // The typed address was this one, and led here.
  const passed = trail.filter(({ url }) => url.hostname === host);
  if (passed.length > 0)
    return result(passed.some(({ certificate }) => certificate?.problem) ? 'bad-certificate' : 'leads-here');
  const start = new URL(answer.url);
  start.hostname = host;
  const { last, hops, away } = await visit(start, { fetching, keep: VARIANT_MAX });
  if (away !== null) return result('elsewhere', away.host.slice(0, 80));
  if (last.kind === 'not-found') return result('no-name');
  if (last.kind === 'unreachable') {
    if (start.protocol !== 'https:') return result('no-answer');
    const plain = new URL(start);
    plain.protocol = 'http:';
    const over = await visit(plain, { fetching, keep: 'nothing' });
    if (over.hops.some(hop => hop.hostname === answer.url.hostname)) return result('leads-here');
    return over.last.kind === 'unreachable' ? result('no-answer') : result('unknown');
  }
  if (last.kind !== 'answer') return result('unknown');
  const isHere = hops.some(hop => hop.hostname === answer.url.hostname);
  const { certificate, status } = last.answer;
  if (!isHere && certificate?.problem) return result('bad-certificate', certificate.problem);
  if (isHere) return result('leads-here');
  if (status >= 400) return result('unknown');
  const { page } = isHtml(last.answer) ? await readAnswer(last.answer) : { page: null };
  const namesHere = page?.canonicals.some(({ url }) => URL.parse(url)?.hostname === answer.url.hostname);
  return result(namesHere ? 'canonical' : 'answers');
}

/** Links that say where a business is, when it is open and how to reach it: at most two. */
function contactPagesOf(page: PageFacts, url: URL): URL[] {
  const ranked = page.links
    .flatMap(({ url: href, text }) => {
      const target = ownPage(href, url);
      if (!target || isFile(target)) return [];
      const rank = CONTACT_WORDS.findIndex(word => word.test(`${target.pathname} ${text}`));
      return rank === -1 ? [] : [{ target, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  return [...new Map(ranked.map(({ target }) => [target.href, target])).values()].slice(0, CONTACT_PAGES_MAX);
}

async function readContactPage(
  url: URL,
  fetching: Fetching,
): Promise<{ url: URL; page: PageFacts | null; status: number; isUnread: boolean }> {
  const { last, away } = await visit(url, { fetching, keep: CONTACT_MAX });
  if (last.kind !== 'answer') return { url, page: null, status: 0, isUnread: true };
  const { status } = last.answer;
  const isGone = status === 404 || status === 410;
  if (away !== null || status !== 200 || !isHtml(last.answer))
    return { url, page: null, status, isUnread: !isGone };
  const { page } = await readAnswer(last.answer);
  if (!last.answer.isWhole) page.isWhole = false;
  return { url, page, status, isUnread: false };
}

async function readSitemapOf(
  page: URL,
  { robots, canOpen, fetching }: { robots: RobotsRules; canOpen: (url: URL) => boolean; fetching: Fetching },
): Promise<Facts['sitemap']> {
  const named = robots.sitemaps.map(text => URL.parse(text, page)).find(url => url !== null);
  const url = named ?? new URL('/sitemap.xml', page);
  const shown = url.href.slice(0, 120);
  const none = { url: shown, status: 0, count: 0, otherHost: null };
  if (!canOpen(url)) return { ...none, result: 'unknown' };
  const { last, away } = await visit(url, { fetching, keep: SITEMAP_MAX });
  if (last.kind !== 'answer' || away !== null) return { ...none, result: 'unknown' };
  return { url: shown, ...readSitemap(last.answer, page) };
}

async function readMissingPage(
  url: URL,
  { canOpen, fetching }: { canOpen: (url: URL) => boolean; fetching: Fetching },
): Promise<Facts['missingPage']> {
  if (!canOpen(url)) return { result: 'unknown', status: 0 };
  const { last, away } = await visit(url, { fetching, keep: 'nothing' });
  if (last.kind !== 'answer' || away !== null) return { result: 'unknown', status: 0 };
  const { status } = last.answer;
  if (status === 404 || status === 410) return { result: 'missing', status };
  return { result: status === 200 ? 'answers' : 'unknown', status };
}

type NamedFile = { url: string; kind: FileFacts['kind']; isModern: boolean };

/** One style sheet, one script and the first two pictures of the website's own server. */
function filesOf(page: PageFacts, url: URL): NamedFile[] {
  const own = ({ url: file }: { url: string }) => isOwn(new URL(file), url);
  const [sheet] = page.sheets.filter(own);
  const [script] = page.scripts.filter(own);
  const pictures = page.pictures.filter(own);
  const distinct = [...new Map(pictures.map(picture => [picture.url, picture])).values()].slice(
    0,
    PICTURES_MAX,
  );
  return [
    ...(sheet ? [{ url: sheet.url, kind: 'sheet', isModern: true } as const] : []),
    ...(script ? [{ url: script.url, kind: 'script', isModern: true } as const] : []),
    ...distinct.map(
      picture => ({ url: picture.url, kind: 'picture', isModern: picture.hasModernSource }) as const,
    ),
  ];
}

function ownFilesOf(page: PageFacts, url: URL): Facts['ownFiles'] {
  const count = (files: readonly { url: string }[]) =>
    files.filter(file => isOwn(new URL(file.url), url)).length;
  return { sheets: count(page.sheets), scripts: count(page.scripts), pictures: count(page.pictures) };
}

/** Null for what is no such file: an error, or a page in its place. */
async function measureFile(
  { url, kind, isModern }: NamedFile,
  fetching: Fetching,
): Promise<FileFacts | null> {
  const { last } = await visit(new URL(url), { fetching, keep: kind === 'picture' ? 'length' : FILE_MAX });
  if (last.kind !== 'answer' || last.answer.status !== 200) return null;
  const { answer } = last;
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type.includes('html')) return null;
  const encoding = encodingOf(answer);
  const gzippedBytes = kind === 'picture' || encoding !== '' ? null : await gzippedSize(answer.body);
  return {
    url,
    kind,
    type: (type || url.split('.').at(-1) || '').slice(0, 60),
    wireBytes: answer.wireBytes,
    gzippedBytes,
    encoding,
    keepSeconds: keepSecondsOf(answer),
    cacheControl: (answer.headers['cache-control'] ?? '').slice(0, 120),
    isModern,
  };
}

/** How long browsers may keep it (RFC 9111): what it says, or a tenth of its age where it says nothing. */
function keepSecondsOf({ headers }: Answer): number | null {
  const control = (headers['cache-control'] ?? '').toLowerCase();
  if (/no-store|no-cache/.test(control)) return 0;
  const [, seconds] = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(control) ?? [];
  if (seconds !== undefined) return Number(seconds);
  const date = Date.parse(headers['date'] ?? '') || Date.now();
  if (headers['expires'] !== undefined)
    return Math.max(0, (Date.parse(headers['expires']) || 0) - date) / 1_000;
  const modified = Date.parse(headers['last-modified'] ?? '');
  return Number.isNaN(modified) ? null : Math.max(0, date - modified) / 10_000;
}

type CheckingLinks = {
  url: URL;
  contacts: readonly URL[];
  contactResults: readonly { url: URL; status: number }[];
  canOpen: (url: URL) => boolean;
  fetching: Fetching;
  count: <T>(work: Promise<T>) => Promise<T>;
  step: { of: number };
};

async function checkLinks(
  page: PageFacts,
  { url, contacts, contactResults, canOpen, fetching, count, step }: CheckingLinks,
): Promise<Facts['links']> {
  const targets = new Map<string, { target: URL; text: string }>();
  for (const { url: href, text } of page.links) {
    const target = ownPage(href, url);
    if (target && !targets.has(target.href)) targets.set(target.href, { target, text });
  }
  const isContact = new Set(contacts.map(({ href }) => href));
  const others = [...targets.values()].filter(({ target }) => !isContact.has(target.href) && canOpen(target));
  const room = Math.max(0, Math.min(LINKS_MAX - contactResults.length, fetching.remaining()));
  const chosen = others.slice(0, room);
  step.of += chosen.length;
  const results = await Promise.all(
    chosen.map(({ target, text }) =>
      count(visit(target, { fetching, keep: 'nothing' })).then(({ last }) => ({
        target,
        text,
        status: last.kind === 'answer' ? last.answer.status : 0,
      })),
    ),
  );
  const all = [
    ...contactResults.map(result => ({
      target: result.url,
      text: targets.get(result.url.href)?.text ?? '',
      status: result.status,
    })),
    ...results,
  ];
  const broken = all
    .filter(({ status }) => status === 404 || status === 410)
    .map(({ target, text, status }) => ({
      text: text.replace(/\s+/g, ' ').slice(0, 40),
      path: target.pathname.slice(0, 60),
      status,
    }));
  const checked = all.filter(({ status }) => status >= 200 && status < 400).length + broken.length;
  return { named: targets.size, checked, broken };
}

/** A link to another page of the website; null for the page itself, and for what does something when it is opened. */
function ownPage(href: string, page: URL): URL | null {
  const target = URL.parse(href);
  if (!target || !isOwn(target, page) || ACTING.test(target.pathname + target.search)) return null;
  target.hash = '';
  const isSame = target.pathname === page.pathname && target.search === page.search;
  return isSame ? null : target;
}

/** On the page's own server, by one of its two names. */
function isOwn(target: URL, page: URL): boolean {
  return (
    /^https?:$/.test(target.protocol) &&
    target.port === '' &&
    (target.hostname === page.hostname || target.hostname === wwwVariantOf(page.hostname))
  );
}

function isFile({ pathname }: URL): boolean {
  return /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|mp4)$/i.test(pathname);
}

function encodingOf({ headers }: Answer): string {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return encoding === 'identity' ? '' : encoding;
}

function upgradesInsecure({ headers }: Answer): boolean {
  return /upgrade-insecure-requests/i.test(headers['content-security-policy'] ?? '');
}

/** On a thread of the pool: two megabytes would hold up everyone else. */
async function gzippedSize(body: Buffer): Promise<number> {
  return (await promisify(gzip)(body)).length;
}

const HOPS_MAX = 2;
const OTHER_LIMIT_MS = 3_000;
const VARIANT_MAX = 64_000;
const CONTACT_MAX = 512_000;
const CONTACT_PAGES_MAX = 2;
const FILE_MAX = 1_200_000;
const PICTURES_MAX = 2;
const LINKS_MAX = 10;
const CONTACT_WORDS = [/contact|contacto/i, /\bhours?\b|horario/i, /locations?\b/i, /visit\b/i, /about\b/i];
/** Cloudflare's own addresses, such as the one behind a hidden email address, answer 404 to everyone. */
const ACTING =
  /^\/cdn-cgi\/|log-?out|sign-?out|log-?off|add-to-cart|add_to_cart|delete|unsubscribe|\/cart\b/i;
