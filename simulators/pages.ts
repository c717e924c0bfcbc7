/** Markup that is safe as it is; made by the `markup` tag only, so nothing goes in unescaped. */
export type Markup = { readonly markup: string };

type Part = string | number | null | Markup | readonly Markup[];

/** Template tag: text parts are escaped, markup parts are not, null is nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return {
    markup: strings.reduce((done, text, index) => `${done}${toText(parts[index - 1] ?? null)}${text}`),
  };
}

function toText(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** A whole page with the TEST MODE strip. `policy` says which forms, scripts and frames it may have beyond its own. */
export function htmlPage({ title, notice, body, policy = OWN_FORMS, status = 200 }: Page): Response {
  const document = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} (TEST MODE)</title><style>${{ markup: STYLE }}</style></head>
<body><p class="strip"><strong>TEST MODE</strong> ${notice}</p><main>${body}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${policy}`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  return new Response(document.markup, { status, headers });
}

/** A table that scrolls by itself on a small screen. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number | null | Markup)[])[],
): Markup {
  if (rows.length === 0) return markup`<p class="soft">None yet.</p>`;
  return markup`<div class="scroll"><table>
<thead><tr>${heads.map(head => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => markup`<tr>${row.map(cell => markup`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** A button that makes one of the simulator's calls, behind fields for some of its arguments. */
export function callButton(call: string, label: string, args: readonly (string | Field)[] = []): Markup {
  const inputs = args.map((arg, index) => {
    if (typeof arg === 'string') return markup`<input type="hidden" name="${index}" value="${arg}">`;
    const name = arg.field ? `${index}.${arg.field}` : index;
    if ('hidden' in arg) return markup`<input type="hidden" name="${name}" value="${arg.hidden}">`;
    return markup`<label>${arg.label} <input name="${name}" placeholder="${arg.hint}" size="9"></label>`;
  });
  return markup`<form class="tools" method="post" action="/__control">${inputs}
<button name="call" value="${call}">${label}</button></form>`;
}

const OWN_FORMS = "form-action 'self'; frame-ancestors 'self'";

/** `field` is that of an argument which is an object. */
type Field = ({ label: string; hint: string } | { hidden: string }) & { field?: string };

type Page = { title: string; notice: string; body: Markup; policy?: string; status?: number };

const STYLE = `
:root { color-scheme: light dark; --ground: #eef2f6; --card: #fff; --ink: #10233d; --soft: #4c5f78; --line: #d4dce6; --link: #0b57a8; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1622; --card: #16222f; --ink: #eaf0f7; --soft: #afbdcd; --line: #34465a; --link: #8fc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.strip { margin: 0; padding: 9px 16px; text-align: center; color: #2b1d00; background: #ffd66b; border-bottom: 6px solid #2b1d00; }
main { width: min(480px, 100% - 24px); margin: 16px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
main:has(table, iframe) { width: min(1080px, 100% - 24px); }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 16px; }
.soft, label { color: var(--soft); }
.total { font-weight: 700; font-size: 20px; }
button { width: 100%; min-height: 46px; margin: 0 0 10px; padding: 8px 14px; font: inherit; font-weight: 600; color: var(--ink); background: transparent; border: 1px solid var(--soft); border-radius: 10px; cursor: pointer; }
button.pay { color: #14213a; background: #ffc439; border-color: #d39a11; font-size: 18px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
a { color: var(--link); }
fieldset { margin: 10px 0 0; border: 1px solid var(--line); border-radius: 10px; }
.tools { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 12px 8px 0; }
.tools button { width: auto; min-height: 40px; margin: 0; }
input { min-height: 40px; padding: 6px 10px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--soft); border-radius: 8px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 10px; text-align: left; border-bottom: 1px solid var(--line); }
code, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
iframe { width: 100%; height: 720px; border: 1px solid var(--line); background: #fff; }
`;
