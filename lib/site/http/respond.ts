import { plainPageTexts } from '@/content/plain-page';
import {
  inlineStyleHashes,
  sourceHash,
  TRUSTED_TYPES,
  writePolicy,
  reportDirectives,
} from '@/lib/site/security/content-security-policy';
import { escapeHtml } from '../text.ts';

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
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
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

/**
 * A whole document in the site’s colors that depends on nothing else: it needs no script, no style sheet and no
 * file, so it can say what is wrong when those are. `body` and `attributes` (of `<body>`) are HTML; the rest is text.
 */
export function plainPage({
  title,
  heading = title,
  brand,
  body,
  attributes = '',
  style = '',
  script,
}: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${PLAIN_PAGE_STYLE}${style}</style>
</head>
<body${attributes}>
${brand === undefined ? '' : `<header>${escapeHtml(brand)}</header>\n`}<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}

/** The ways on from a plain page, as buttons; the first one is the main one. */
export function plainPageLinks(ways: readonly PlainPageLink[]): string {
  const links = ways.map(
    ({ href, label, target }, index) =>
      `<a${index === 0 ? ' class="first"' : ''} href="${escapeHtml(href)}"${target ? ` target="${target}"` : ''}>${escapeHtml(label)}</a>`,
  );
  return `<nav aria-label="${plainPageTexts.ways}">${links.join('')}</nav>`;
}

// In the colors of app/tokens.css, and of nothing that could be broken too.
export const PLAIN_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:oklch(0.985 0.004 150);--sky:oklch(0.915 0.042 225);--ink:oklch(0.245 0.045 172);--pin:oklch(0.552 0.206 29)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(0.205 0.028 205);--sky:oklch(0.27 0.05 235);--ink:oklch(0.955 0.012 130)}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Figtree,system-ui,sans-serif}
header{padding:1.25rem max(20px,calc((100% - 1240px)/2));font:800 1.5rem/1 Archivo,system-ui,sans-serif;letter-spacing:-.03em}
main{background:var(--sky);flex:1;padding:clamp(48px,9vw,136px) max(20px,calc((100% - 1240px)/2))}
h1{margin:0;max-width:14em;font:800 clamp(2.25rem,1.5rem + 3vw,4rem)/1.05 Archivo,system-ui,sans-serif;letter-spacing:-.03em;text-wrap:balance}
p{max-width:34em;margin:1rem 0}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 2rem}
a{display:inline-block;padding:.7rem 1.25rem;border:2px solid var(--ink);border-radius:10px;color:inherit;font-weight:700;text-decoration:none}
a.first{background:var(--pin);border-color:var(--pin);color:#fff}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
small{font-size:1rem}
code{font-size:1.1em;letter-spacing:.04em}
`;

type PlainPage = {
  title: string;
  /** Where it is not the title. */
  heading?: string;
  /** Whose page it is; left out inside a frame. */
  brand?: string;
  body: string;
  attributes?: string;
  /** Rules beyond those of every plain page, where the answer's policy takes any (lib/site/http/respond.ts). */
  style?: string;
  script?: string;
};

export type PlainPageLink = { href: string; label: string; target?: '_top' };

/** A plain page of a few sentences, with the ways on from it. */
export function plainNotice({ title, sentences, ways, brand }: PlainNotice): string {
  const paragraphs = sentences.map(sentence => `<p>${escapeHtml(sentence)}</p>`);
  return plainPage({ title, brand, body: [...paragraphs, plainPageLinks(ways)].join('\n') });
}

type PlainNotice = {
  title: string;
  sentences: readonly string[];
  ways: readonly PlainPageLink[];
  brand: string;
};
