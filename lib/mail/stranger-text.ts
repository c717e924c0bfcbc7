import { compile } from 'html-to-text';

/**
 * A stranger's HTML as text. What it may cost is bounded before it is parsed: deep nesting makes the parser slow, and our
 * own mails' rules for tables take one cell of an enormous width for millions.
 */
export function strangerToText(html: string): string {
  return toText(cutHtml(html.slice(0, HTML_MAX)));
}

/** Up to the place where there are too many tags, or too many of them open. Those that never close count as open. */
function cutHtml(html: string): string {
  let open = 0;
  let count = 0;
  for (const { 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    count += 1;
    if (!VOID.has(name.toLowerCase())) open += slash === '/' ? -1 : 1;
    if (open > OPEN_MAX || count > TAGS_MAX) return html.slice(0, index);
  }
  return html;
}

const TAG = /<(\/?)([a-z][a-z0-9]{0,20})/gi;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** In characters: more than a long answer with its thread below. */
const HTML_MAX = 100_000;
const TAGS_MAX = 4_000;
const OPEN_MAX = 200;

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
  limits: { maxInputLength: HTML_MAX, maxDepth: 60, maxChildNodes: 2_000, ellipsis: '…' },
});
