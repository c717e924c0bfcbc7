import { fillPage } from '#engine';
import { formMessages as messages } from '@/content/form-messages';
import { leadReplies } from '@/content/lead-replies';
import { asksForJson } from '@/lib/site/http/request';
import { plainNotice } from '@/lib/site/http/plain-page';
import { respondHtml, respondJson } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import type { FormName } from './define';
import type { FieldError, FormAttempt, Fields } from './schema';

/** Why a post is not taken. `again`: its form comes back with what was typed. `refused`: it belongs to none, or cannot be read. */
export type FormRefusal =
  | {
      kind: 'again';
      status: 401 | 403 | 422 | 429 | 503;
      formName: FormName;
      errors: readonly FieldError[];
      values: Fields;
      /** The heading of the message, instead of "There is a problem". */
      title?: string;
      message: string;
      retryAfterSeconds?: number;
    }
  | { kind: 'refused'; status: 400 | 413 | 415; message: string };

/** Says why, to a script, which asks for JSON, or to a plain form, whose browser shows its page again. */
export async function refuseForm(refusal: FormRefusal, request: Request, site: Site): Promise<Response> {
  const { status, message } = refusal;
  const init = { status, headers: headersOf(refusal) };
  const errors = refusal.kind === 'again' ? refusal.errors : [];
  if (isFromScript(request)) return respondJson({ ok: false, errors, message }, init);
  const page = refusal.kind === 'again' ? await formPageAgain(refusal, request, site) : null;
  return respondHtml(page ?? refusalPage(message, request, site), init);
}

/** Whether a script sent the form and reads the answer. */
export function isFromScript({ headers }: Request): boolean {
  return asksForJson({ accept: headers.get('accept'), contentType: headers.get('content-type') });
}

/** Says when to come back; the text is kept. */
export function holdOff(
  typed: { formName: FormName; values: Fields },
  retryAfterSeconds: number,
): FormRefusal & { kind: 'again' } {
  const message = fillText(messages.limited, { wait: describeWait(retryAfterSeconds) });
  return { kind: 'again', ...typed, errors: [], status: 429, message, retryAfterSeconds };
}

/**
 * The page that the visitor posted from, with the text kept and the errors in place. If that page does not have the
 * form, the form's own page; null when that has no such form either.
 */
export async function formPageAgain(
  { formName, values, errors, title, message }: FormRefusal & { kind: 'again' },
  request: Request,
  site: Site,
): Promise<string | null> {
  // Wrong fields have their own messages; anything else appears once, at the top.
  const attempt: FormAttempt = { values, errors, message: errors.length > 0 ? null : message, title };
  const paths = new Set([...refererPath(request.headers, site.env.SITE_URL), ownPage(formName)]);
  for (const path of paths) {
    const html = await (site.fillPage ?? fillPage)(path, { [formName]: attempt });
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
function refererPath(headers: Headers, siteOrigin: string): string[] {
  const url = URL.parse(headers.get('referer') ?? '');
  if (!url || (url.origin !== siteOrigin && url.host !== headers.get('host'))) return [];
  return PAGE_PATH.test(url.pathname) && !PRIVATE_PATH.test(url.pathname) ? [url.pathname] : [];
}

const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+){0,4})?$/;
const PRIVATE_PATH =
  /^\/(?:account|account-actions|api|checkout|desk|forms|healthz|newsletter|order|request|reset-password|success|thanks|verify-email|webhooks)(?:\/|$)/;

function ownPage(formName: FormName): string {
  if (formName === 'signin-form') return routes.signIn();
  if (formName === 'signup-form') return routes.signUp();
  return leadReplies[formName].page;
}

/** For posts that belong to no form, or cannot be read. */
function refusalPage(message: string, request: Request, site: Site): string {
  const { problemTitle, goBack, backHome, contact, siteName } = messages;
  const [page] = refererPath(request.headers, site.env.SITE_URL);
  return plainNotice({
    title: problemTitle,
    brand: siteName,
    sentences: [message],
    ways: [
      page === undefined ? { href: routes.home(), label: backHome } : { href: page, label: goBack },
      { href: routes.contact(), label: contact },
    ],
  });
}

/** A body that was cut off leaves the connection unusable; a throttled visitor is told when to try again. */
function headersOf(refusal: FormRefusal): Record<string, string> {
  if (refusal.kind === 'refused') return refusal.status === 413 ? { connection: 'close' } : {};
  const { retryAfterSeconds } = refusal;
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}
