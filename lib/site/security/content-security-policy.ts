import { createHash } from 'node:crypto';
import { reportDirectives } from './violation-reports.ts';

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
