import { respondHtml } from '@/lib/site/http/respond';
import { plainPage, plainPageLinks, type PlainPageLink } from '@/lib/site/http/plain-page';
import { escapeHtml } from '@/lib/site/text';

/**
 * What the buyer sees when PayPal sends them back inside checkout's frame: the page tells checkout by the specified
 * message, leads the whole window on where `goesOn` says so, and has plain links for when scripts do not run.
 */
export function respondInFrame(page: FramePage): Response {
  const [first] = page.ways;
  const next = page.goesOn && first ? ` data-next="${escapeHtml(first.href)}"` : '';
  const type = page.message === null ? '' : ` data-type="${page.message}"`;
  const html = plainPage({
    title: page.title,
    body: plainPageLinks(page.ways.map(toWay)),
    attributes: `${type}${next}`,
    script: SCRIPT,
  });
  return respondHtml(html, { policy: { script: SCRIPT, frameAncestors: "'self'" } });
}

function toWay({ href, label, inFrame }: Way): PlainPageLink {
  return { href, label, ...(inFrame ? {} : { target: '_top' }) };
}

const SCRIPT = `
const { type, next } = document.body.dataset;
if (type) window.parent.postMessage(JSON.stringify({ type }), window.location.origin);
if (next) window.top.location.assign(next);
`;

export type FramePage = {
  /** docs/product/checkout.md#messages-from-the-frame; null when there is nothing to tell. */
  message: 'payment_success' | 'payment_cancelled' | 'payment_error' | null;
  title: string;
  ways: Way[];
  /** Leads the whole window to the first way. */
  goesOn: boolean;
};

type Way = { href: string; label: string; inFrame?: boolean };
