import type { Visits } from '#engine';
import { leadReplies } from '@/content/lead-replies';
import { routes } from '@/lib/site/routes';
import type { FormName } from './define';
import type { FormAttempt } from './schema';

/**
 * The page that the visitor posted from, with the text kept and the errors in place. If that page does not have the
 * form, the form's own page; null when that has no such form either.
 */
export async function formPageAgain(
  { formName, attempt, referer, host }: PageAgain,
  { siteOrigin, fillPage }: FormPageDeps,
): Promise<string | null> {
  const paths = new Set([...refererPath({ referer, host, siteOrigin }), ownPage(formName)]);
  for (const path of paths) {
    const html = await fillPage(path, { [formName]: attempt });
    if (html !== null) return asFailed(html);
  }
  return null;
}

/** A page that comes back with errors. It works as plain HTML, so whatever made the visitor's scripts fail does not matter. */
export function asFailed(html: string): string {
  return html.replace(SCRIPTS, '').replace('<title>', '<title>Error: ');
}

/** Scripts, and the hints that would fetch them early for nothing. */
const SCRIPTS = /<script\b[^]*?<\/script>|<link [^>]*\brel="(?:modulepreload"|preload" as="script")[^>]*>/g;

/**
 * The path alone, of our own origin. URLs that do something when opened, or belong to one person, are never fetched
 * because of a header.
 */
export function refererPath({ referer, host, siteOrigin }: Sender): string[] {
  const url = referer === null ? null : URL.parse(referer);
  if (!url || (url.origin !== siteOrigin && url.host !== host)) return [];
  return PAGE_PATH.test(url.pathname) && !PRIVATE_PATH.test(url.pathname) ? [url.pathname] : [];
}

const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+){0,4})?$/;
const PRIVATE_PATH =
  /^\/(?:account|account-actions|api|checkout|desk|forms|healthz|newsletter|order|request|reset-password|success|thanks|verify-email|webhooks)(?:\/|$)/;

/** The page that has the form. */
function ownPage(formName: FormName): string {
  if (formName === 'signin-form') return routes.signIn();
  if (formName === 'signup-form') return routes.signUp();
  return leadReplies[formName].page;
}

/** Draws one of our own pages with these of its slots filled. Null when it has none of them. */
export type FillPage = (address: string, visits: Visits) => Promise<string | null>;

export type PageAgain = {
  formName: FormName;
  attempt: FormAttempt;
  referer: string | null;
  host: string | null;
};

export type FormPageDeps = { siteOrigin: string; fillPage: FillPage };

type Sender = { referer: string | null; host: string | null; siteOrigin: string };
