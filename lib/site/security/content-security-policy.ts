import { createHash } from 'node:crypto';
import { isServedByHttps } from '../env.ts';

/** What one page may load besides our own files. Sources are CSP source expressions. */
type PolicySources = {
  /** Hashes or a nonce for the page's inline scripts. */
  scripts?: string[];
  /** Third parties' scripts. They write HTML as text, so a page that has one does without Trusted Types. */
  foreignScripts?: string[];
  /** Hashes of the page's inline style sheets. */
  styles?: string[];
  images?: string[];
  connections?: string[];
  frames?: string[];
  /** Where forms may end up, redirects included: browsers check the whole chain. */
  forms?: string[];
  frameAncestors?: "'none'" | "'self'";
  /** In development React evaluates text, and the framework's own window writes style and HTML. */
  isDev?: boolean;
};

/** The Content-Security-Policy of one page: nothing is allowed but our own files and what `sources` adds. */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const { isDev = false, foreignScripts = [] } = sources;
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(sources.scripts ?? []),
      ...foreignScripts,
      ...(isDev ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", ...(sources.styles ?? []), ...(isDev ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', ...(sources.images ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connections ?? [])],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...(sources.frames ?? [])],
    'form-action': ["'self'", ...(sources.forms ?? [])],
    'frame-ancestors': [sources.frameAncestors ?? "'none'"],
    'base-uri': ["'none'"],
    ...(isDev || foreignScripts.length > 0 ? {} : TRUSTED_TYPES),
    ...reportDirectives(),
  });
}

/** A policy as the header has it. */
export function writePolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The buyer's way to PayPal: always allowed on the checkout page, as frame and as the end of a posted form. */
export const PAYPAL_WEB_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'] as const;

/** No script may turn text into HTML, code or a script's address, and none may make a policy that allows it. */
export const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };

/** The CSP hashes of every inline script in `html`, each once. Scripts of data (JSON-LD) are never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, attributes = '', body = '']) =>
    IS_DATA.test(attributes) ? [] : [sourceHash(body)],
  );
  return [...new Set(hashes.flat())];
}

/** The CSP hashes of every inline style sheet in `html`. */
export function inlineStyleHashes(html: string): string[] {
  return Array.from(html.matchAll(INLINE_STYLE), ([, body = '']) => sourceHash(body));
}

/** The CSP source that allows exactly this inline script or style sheet. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const IS_DATA = /type="application\/(?:ld\+)?json"/;

/** Where browsers send what a page's policy has stopped: app/csp-reports/route.ts. */
const REPORT_PATH = '/csp-reports';

/**
 * The directives that ask browsers for reports. `report-to` works with https alone, and a browser that knows it
 * ignores `report-uri`, so over http only `report-uri` is sent.
 */
export function reportDirectives(): Record<string, string[]> {
  return { 'report-uri': [REPORT_PATH], ...(isServedByHttps() ? { 'report-to': [REPORT_GROUP] } : {}) };
}

/** The header that says what `report-to` means: none over http. */
function reportingHeaders(): { key: string; value: string }[] {
  if (!isServedByHttps()) return [];
  return [{ key: 'Reporting-Endpoints', value: `${REPORT_GROUP}="${REPORT_PATH}"` }];
}

const REPORT_GROUP = 'csp';

/** Headers that every answer carries, whatever it is. The page's own CSP is added where its inline scripts are known. */
export const BASE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ...reportingHeaders(),
];

/** The same as a record, for answers that are written by hand. */
export const BASE_HEADER_RECORD: Readonly<Record<string, string>> = Object.fromEntries(
  BASE_HEADERS.map(({ key, value }) => [key.toLowerCase(), value]),
);

/** The policy of a response that is not a page (a feed, JSON, a file, a refusal): it can load and send nothing. */
export const RESPONSE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
