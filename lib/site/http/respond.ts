import {
  inlineStyleHashes,
  sourceHash,
  TRUSTED_TYPES,
  writePolicy,
  reportDirectives,
} from '@/lib/site/security/content-security-policy';

/** Answers of route handlers: private to the visitor who asked, never cached, never framed by strangers. */

/** JSON with the given status. */
export function respondJson(body: unknown, init: AnswerInit = {}): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { ...PRIVATE, 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });
}

/** A whole HTML document. Its policy forbids scripts and foreign frames unless `policy` says otherwise. */
export function respondHtml(html: string, init: HtmlAnswerInit = {}): Response {
  return new Response(html, {
    status: init.status ?? 200,
    headers: {
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(html, init.policy),
      ...init.headers,
    },
  });
}

/** 303: the browser follows with GET, so a reload does not post again. `location` is ours or already checked. */
export function respondRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...PRIVATE, location } });
}

/** Plain text, for machines that read only the status. */
export function respondText(text: string, init: AnswerInit = {}): Response {
  return new Response(text, {
    status: init.status ?? 200,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...init.headers },
  });
}

/** A download under the given name. `name` is ours: letters, digits, dots and hyphens. */
export function respondFile(
  body: string | ReadableStream<Uint8Array>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      ...PRIVATE,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  });
}

/** Inline style sheets are let in by their hashes: a plain page brings its own. */
function documentPolicy(html: string, { script, frameAncestors = "'none'" }: DocumentPolicy = {}): string {
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': [script === undefined ? "'none'" : sourceHash(script)],
    'style-src': ["'self'", ...inlineStyleHashes(html)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [frameAncestors],
    ...TRUSTED_TYPES,
    ...reportDirectives(),
  });
}

const PRIVATE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

type AnswerInit = { status?: number; headers?: Record<string, string> };

type HtmlAnswerInit = AnswerInit & { policy?: DocumentPolicy };

/** `script`: the source of the one inline script that the document may run. */
type DocumentPolicy = { script?: string; frameAncestors?: "'none'" | "'self'" };
