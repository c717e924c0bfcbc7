import { z } from 'zod';
import type { CountedViolation, Violation } from './violation';
import { parseJson } from '@/lib/site/json';

/** A browser sends a few entries at a time. The rest of a longer list is dropped. */
export const MAX_ENTRIES = 20;

/**
 * Reads what a browser posts about violations, in the old format (`report-uri`) or the new one (`report-to`). Counts
 * each kind. Drops entries that are about another site, come from a browser's extension or make no sense.
 */
export function parseReports(text: string, siteOrigin: string): CountedViolation[] {
  const counted = new Map<string, CountedViolation>();
  for (const entry of readEntries(text).slice(0, MAX_ENTRIES)) {
    const violation = toViolation(entry, siteOrigin);
    if (violation === null) continue;
    const key = Object.values(violation).join(' ');
    counted.set(key, { ...violation, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
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
    // Old browsers give the whole directive, under the old name alone.
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

/** `chrome-extension:`, `moz-extension:`, `safari-web-extension:` and their like. */
const EXTENSION = /^[a-z-]+-extension\b/;
const MAX_ORIGIN_LENGTH = 120;
const MAX_PARTS = 6;

type Entry = z.infer<typeof entry>;
