import { createHash } from 'node:crypto';
import { escapeHtml, html, type Answer } from '../http/response.ts';

/** Markup that is safe as it stands; made only by the `markup` tag, so nothing goes in unescaped. */
export type Markup = { readonly markup: string };

type Part = string | number | null | Markup | readonly Markup[];

/** Template tag: text parts are escaped, markup parts are not, null is nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: strings.reduce((done, text, index) => `${done}${toText(parts[index - 1] ?? null)}${text}`),
  };
}

/** A whole page with the TEST MODE strip. `framedBy` is the one origin that may frame it; null for no one else. */
export function htmlPage({
  status = 200,
  title,
  body,
  framedBy = null,
  message = null,
  formTargets = [],
}: Page): Answer {
  const script = framedBy === null ? null : markup`<script>${{ markup: FRAME_SCRIPT }}</script>`;
  const document = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (TEST MODE)</title>
<style>${{ markup: STYLE }}</style>
</head>
<body data-site="${framedBy ?? ''}" data-message="${message ?? ''}">
<p class="strip"><strong>TEST MODE</strong> This page stands in for PayPal. No money moves.</p>
<main>${body}</main>
${script}</body>
</html>
`;
  return html(status, document.markup, pageHeaders(framedBy, formTargets));
}

function pageHeaders(framedBy: string | null, formTargets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(framedBy === null ? [] : [`script-src 'sha256-${FRAME_SCRIPT_HASH}'`]),
    `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'self'"}`,
  ].join('; ');
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(framedBy === null ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}

function toText(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Tells the framing shop what happened, as JSON text with a `type`. Outside a frame it does nothing. */
const FRAME_SCRIPT = `(() => {
  if (window.parent === window) return;
  const { site, message } = document.body.dataset;
  const tell = type => window.parent.postMessage(JSON.stringify({ type }), site);
  if (message) tell(message);
  document.addEventListener('submit', event => {
    const type = event.submitter && event.submitter.dataset.message;
    if (type) tell(type);
  });
})();`;
const FRAME_SCRIPT_HASH = createHash('sha256').update(FRAME_SCRIPT).digest('base64');

const STYLE = `
:root { color-scheme: light dark; --ground: #eef2f6; --card: #fff; --ink: #10233d; --soft: #4c5f78; --line: #d4dce6; --link: #0b57a8; --focus: #0b57a8; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1622; --card: #16222f; --ink: #eaf0f7; --soft: #afbdcd; --line: #34465a; --link: #8fc4ff; --focus: #8fc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.strip { margin: 0; padding: 9px 16px; text-align: center; color: #2b1d00; background: #ffd66b; border-bottom: 6px solid; border-image: repeating-linear-gradient(135deg, #2b1d00 0 12px, #ffd66b 12px 24px) 6; }
.strip strong { letter-spacing: .06em; margin-right: 6px; }
main { width: min(480px, 100% - 24px); margin: 16px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
main:has(h2) { width: min(1080px, 100% - 24px); }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 16px; }
p { margin: 0 0 12px; }
.soft { color: var(--soft); }
.lines { margin: 16px 0; padding: 0; list-style: none; border-top: 1px dashed var(--line); }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 9px 0; border-bottom: 1px dashed var(--line); }
.total { font-weight: 700; font-size: 20px; }
.sum { white-space: nowrap; }
.sum, td { font-variant-numeric: tabular-nums; }
button { width: 100%; min-height: 46px; margin: 0 0 10px; padding: 10px 16px; font: inherit; font-weight: 600; color: var(--ink); background: transparent; border: 1px solid var(--soft); border-radius: 10px; cursor: pointer; }
button:hover { background: var(--ground); }
button.pay { color: #14213a; background: #ffc439; border-color: #d39a11; font-size: 18px; min-height: 52px; }
button.pay:hover { background: #f5b51f; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--link); }
fieldset button { font-size: 15px; padding: 8px 10px; }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 0 10px; margin: 10px 0 0; padding: 12px 14px 4px; border: 1px solid var(--line); border-radius: 10px; }
legend { padding: 0 6px; font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: end; margin: 0 0 12px; }
.tools button { width: auto; min-height: 40px; margin: 0; padding: 6px 14px; font-size: 15px; }
.tools label { min-width: 0; display: grid; gap: 2px; font-size: 13px; color: var(--soft); }
input, select { max-width: 100%; min-height: 40px; padding: 6px 10px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: 8px; }
td .tools { margin: 0; flex-wrap: nowrap; }
.scroll { overflow-x: auto; margin-bottom: 16px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 10px; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
code { font-size: .92em; overflow-wrap: anywhere; }
`;

type Page = {
  status?: number;
  title: string;
  body: Markup;
  framedBy?: string | null;
  /** Posted to the framing shop as soon as the page is there. */
  message?: string | null;
  /** Origins that a form of this page may end at after redirects. */
  formTargets?: readonly string[];
};
