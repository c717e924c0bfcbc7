import { createHash } from 'node:crypto';
import { failure } from '../content/failure.ts';
import { site } from '../content/site.ts';

// In the colours of app/tokens.css, and of nothing that could be broken too.
const STYLE = `
:root{color-scheme:light dark;--paper:oklch(0.985 0.004 150);--sky:oklch(0.915 0.042 225);--ink:oklch(0.245 0.045 172);--pin:oklch(0.552 0.206 29)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(0.2 0.03 200);--sky:oklch(0.27 0.045 205);--ink:oklch(0.95 0.012 170)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Figtree,system-ui,sans-serif}
header{padding:1.25rem max(20px,calc((100% - 1240px)/2));font:800 1.5rem/1 Archivo,system-ui,sans-serif;letter-spacing:-.03em}
main{background:var(--sky);min-height:60vh;padding:clamp(64px,9vw,136px) max(20px,calc((100% - 1240px)/2))}
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

/** The style sheet's digest, as a policy names it. */
export const FAILURE_STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The page for what nobody foresaw. It leans on nothing of the site. `canRetry`: the same address may be asked again. */
export function failurePage({ reference, canRetry }: { reference: string; canRetry: boolean }): string {
  const { title, text, retry, call, home } = failure;
  const retryLink = canRetry ? `<a class="first" href="">${retry}</a>` : '';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.replace('.', '')} | ${site.name}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${site.name}</header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<nav aria-label="${failure.ways}">${retryLink}<a href="${site.phone.href}">${call} ${site.phone.display}</a><a href="/">${home}</a></nav>
<small>${failure.reference} <code>${reference}</code></small>
</main>
</body>
</html>
`;
}
