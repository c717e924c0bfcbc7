import { createHash } from 'node:crypto';

/** What one page may load beside our own files. Sources are CSP source expressions. */
export type PolicySources = {
  /** Hashes or a nonce for the page's inline scripts. */
  scripts?: string[];
  images?: string[];
  connections?: string[];
  frames?: string[];
  /** Where forms may end up, redirects included: browsers check the whole chain. */
  forms?: string[];
  frameAncestors?: "'none'" | "'self'";
};

/** The Content-Security-Policy of one answer: nothing is allowed but our own files and what `sources` adds. */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(sources.scripts ?? [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(sources.images ?? [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connections ?? [])],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...(sources.frames ?? [])],
    'form-action': ["'self'", ...(sources.forms ?? [])],
    'frame-ancestors': [sources.frameAncestors ?? "'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The CSP hashes of every inline script in `html`, each once. Scripts of data (JSON-LD) are never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, attributes = '', body = '']) =>
    IS_DATA.test(attributes) ? [] : [scriptHash(body)],
  );
  return [...new Set(hashes.flat())];
}

/** The CSP source that allows exactly this inline script. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const IS_DATA = /type="application\/(?:ld\+)?json"/;
