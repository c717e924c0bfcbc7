import { leadReplies } from '@/content/lead-replies';
import { routes } from '@/lib/routes';
import { fallbackFormPage } from './fallback-page';
import { fillCutPage, fillForm, type CutPage, type FormFilling } from './fill-form';
import type { FormName } from './form-definition';
import type { FormTexts } from './parse-submission';

/**
 * The page that the visitor posted from, with the text kept and the errors in place. If that page does not have the
 * form, the form's own page; if neither can be loaded, a small document that keeps the text.
 */
export async function formPageAgain(again: PageAgain, deps: FormPageDeps): Promise<string> {
  const { formName, referer, host } = again;
  const { forms, messages } = deps.texts;
  const filling = { ...again, problemTitle: again.title ?? messages.problemTitle };
  const paths = new Set([...refererPath({ referer, host, siteOrigin: deps.siteOrigin }), ownPage(formName)]);
  for (const path of paths) {
    const filled = await tryPage(path, filling, deps.loadPage);
    if (filled !== null) return filled;
  }
  const { backHome, siteName: brand } = messages;
  const fallback = fallbackFormPage({ formName, form: forms[formName], backHome, brand });
  return fillForm(fallback, filling) ?? fallback;
}

async function tryPage(path: string, filling: FormFilling, loadPage: LoadFormPage): Promise<string | null> {
  try {
    const page = await loadPage(path, filling.formName);
    return page && fillCutPage(page, filling);
  } catch {
    return null;
  }
}

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

/** Loads one of our own pages, cut at its form. Null when it has no such form; throws when it cannot be loaded. */
export type LoadFormPage = (path: string, formName: string) => Promise<CutPage | null>;

export type PageAgain = Omit<FormFilling, 'problemTitle' | 'formName'> & {
  formName: FormName;
  /** The heading of the message, instead of "There is a problem". */
  title?: string | undefined;
  referer: string | null;
  host: string | null;
};

export type FormPageDeps = { texts: FormTexts; siteOrigin: string; loadPage: LoadFormPage };

type Sender = { referer: string | null; host: string | null; siteOrigin: string };
