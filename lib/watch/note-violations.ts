import { z } from 'zod';
import type { Env } from '@/lib/site/env';
import { siteProcess } from '@/lib/site/process';
import type { Site } from '@/lib/site/site';
import { parseJson } from '@/lib/site/text';
import { toDay } from '@/lib/site/time';

/**
 * Counts what browsers report, in the old format (`report-uri`) or the new one (`report-to`), and logs each kind once a
 * day. Reports are anyone's word: an entry about another site, from a browser's extension or without sense is dropped,
 * and a flood of made-up kinds is counted but not logged, because it must not fill the disk.
 */
export function noteViolations(text: string, site: NotingSite): void {
  for (const entry of readEntries(text).slice(0, MAX_ENTRIES)) {
    const violation = toViolation(entry, site.env.SITE_URL);
    if (violation === null) continue;
    siteProcess.metrics?.countViolation(violation.directive);
    if (isNewToday(violation, site)) site.log('warn', 'policy_violation', violation);
  }
}

/** What the process has logged on one day (UTC). */
const logged = { day: '', kinds: new Set<string>() };

function isNewToday(violation: Violation, { now }: NotingSite): boolean {
  const day = toDay(now());
  if (day !== logged.day) Object.assign(logged, { day, kinds: new Set() });
  const kind = Object.values(violation).join(' ');
  if (logged.kinds.has(kind) || logged.kinds.size >= MAX_KINDS_A_DAY) return false;
  logged.kinds.add(kind);
  return true;
}

function readEntries(text: string): Entry[] {
  const parsed = posted.safeParse(parseJson(text));
  if (!parsed.success) return [];
  return parsed.data.flatMap(one => entry.safeParse(one).data ?? []);
}

function toViolation({ document, directive, blocked, source }: Entry, siteOrigin: string): Violation | null {
  const page = URL.parse(document);
  if (page?.origin !== siteOrigin || !DIRECTIVES.has(directive) || EXTENSION.test(source)) return null;
  const origin = blockedOrigin(blocked, siteOrigin);
  return origin === null ? null : { directive, blocked: origin, path: pathShape(page.pathname) };
}

function blockedOrigin(blocked: string, siteOrigin: string): string | null {
  if (WORDS.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return null;
  if (url.origin === siteOrigin) return 'self';
  return url.origin.length <= MAX_ORIGIN_LENGTH ? url.origin : null;
}

/** Keeps words, as our own addresses have them. Ids, and whatever someone may have typed, become a star. */
function pathShape(path: string): string {
  const parts = path.split('/').slice(1, 1 + MAX_PARTS);
  return `/${parts.map(part => (/^(?:[a-z][a-z0-9-]{0,60})?$/.test(part) ? part : '*')).join('/')}`;
}

const text = z.string().catch('');

const oldEntry = z
  .object({
    'document-uri': z.string(),
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  })
  .transform(report => ({
    document: report['document-uri'],
    // Old browsers send the whole directive, under the old name alone.
    directive: report['effective-directive'] || (report['violated-directive'].split(' ', 1)[0] ?? ''),
    blocked: report['blocked-uri'],
    source: report['source-file'],
  }));

const newEntry = z
  .object({
    type: z.literal('csp-violation'),
    url: z.string(),
    body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text }),
  })
  .transform(({ url, body }) => ({
    document: url,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    source: body.sourceFile,
  }));

const entry = z.union([oldEntry, newEntry]);

const posted = z.union([
  z.array(z.unknown()),
  z.object({ 'csp-report': z.unknown() }).transform(report => [report['csp-report']]),
]);

/** Of our own policy, as browsers name them. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src ' +
    'media-src connect-src manifest-src frame-src worker-src object-src form-action frame-ancestors base-uri ' +
    'require-trusted-types-for trusted-types'
  ).split(' '),
);

/** What browsers send in place of an address. */
const WORDS: ReadonlySet<string> = new Set(
  'inline eval wasm-eval self data blob trusted-types-policy trusted-types-sink'.split(' '),
);

/** A browser sends a few entries at a time. The rest of a longer list is dropped. */
const MAX_ENTRIES = 20;
const MAX_KINDS_A_DAY = 200;

/** `chrome-extension:`, `moz-extension:`, `safari-web-extension:` and their like. */
const EXTENSION = /^[a-z-]+-extension\b/;
const MAX_ORIGIN_LENGTH = 120;
const MAX_PARTS = 6;

type Entry = z.infer<typeof entry>;

/** What a page's policy has stopped in someone's browser, without anything about the person. */
type Violation = {
  /** Such as `style-src-attr`. */
  directive: string;
  /** An origin, the name of a scheme, or a word of CSP such as `inline`. */
  blocked: string;
  /** The page's path, without what could name a person or a thing. */
  path: string;
};

type NotingSite = Pick<Site, 'now' | 'log'> & { env: Pick<Env, 'SITE_URL'> };
