import { escapeHtml } from '@/lib/kernel/text';
import { routes } from '@/lib/routes';

/** A whole document that says what was wrong with an order, with the way back to checkout and its choice kept. */
export function problemPage({ message, backHref }: { message: string; backHref: string }): string {
  return smallDocument({
    title: 'Your order was not placed',
    body: `<p>${escapeHtml(message)}</p>
<p>Nothing has been charged.</p>
<p><a href="${escapeHtml(backHref)}">Back to checkout</a></p>
<p><a href="${routes.contact()}">Contact us</a></p>`,
  });
}

/** Checkout's address with what was posted, so that nothing has to be chosen again; `rightAmount` where that was wrong. */
export function checkoutWith(posted: URLSearchParams, rightAmount: string | null): string {
  const kept = new URLSearchParams();
  for (const field of KEPT_FIELDS) {
    for (const value of posted.getAll(field).slice(0, KEPT_VALUES)) {
      if (value !== '' && value.length <= KEPT_LENGTH) kept.append(field, value);
    }
  }
  if (rightAmount !== null) kept.set('amount', rightAmount);
  return kept.size > 0 ? `${routes.checkout()}?${kept.toString()}` : routes.checkout();
}

/** A document that stands alone: it needs no script and no style sheet. `attributes` go on `<body>`. */
export function smallDocument({ title, body, attributes = '', script = '' }: SmallDocument): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body${attributes}>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
${script === '' ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}

const STYLE = [
  'body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1.25rem;color:#1b1b1b;background:#fff}',
  'main{max-width:34rem;margin:0 auto}',
  'a{color:#8c1d18;font-weight:650}',
].join('');

const KEPT_FIELDS = ['plan', 'billing', 'package', 'amount', 'currency', 'name', 'addOns'] as const;
const KEPT_VALUES = 20;
const KEPT_LENGTH = 100;

type SmallDocument = { title: string; body: string; attributes?: string; script?: string };
