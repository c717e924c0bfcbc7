import 'server-only';
import { newsletterPages } from '@/content/newsletter';
import { site as agency } from '@/content/site';
import { readForm } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondRedirect, respondText } from '@/lib/site/http/respond';
import { routes, type NewsletterAction } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { confirmSubscription, unsubscribe } from './newsletter';

/**
 * What is posted to the newsletter's pages: their buttons, and one-click unsubscribing by mail programs (RFC 8058). No
 * cookie counts here; the link is enough.
 */
export async function handleNewsletter(
  action: NewsletterAction,
  request: Request,
  site: Site,
): Promise<Response> {
  try {
    return action === 'confirm' ? await confirm(request, site) : await leave(request, site);
  } catch (error) {
    site.logError('newsletter_action_failed', error);
    const { title, text } = newsletterPages.failed;
    const ways = [{ href: routes.home(), label: newsletterPages.home }];
    const page = plainNotice({ title, brand: agency.name, sentences: [text], ways });
    return respondHtml(page, { status: 503 });
  }
}

async function confirm(request: Request, site: Site): Promise<Response> {
  const outcome = await confirmSubscription(await readField(request, 'token'), site);
  if (outcome === 'dead') return respondRedirect(routes.newsletterConfirm());
  site.wakeDelivery();
  return respondRedirect(routes.newsletterConfirmed());
}

/** A mail program posts to the address itself, in whatever form, and reads only the status. */
async function leave(request: Request, site: Site): Promise<Response> {
  const fromLink = new URL(request.url).searchParams.get('key');
  if (fromLink !== null) {
    await unsubscribe(fromLink, site);
    return respondText('');
  }
  const outcome = await unsubscribe(await readField(request, 'key'), site);
  return respondRedirect(outcome === 'ended' ? routes.newsletterLeft() : routes.newsletterLeave());
}

async function readField(request: Request, name: string): Promise<string> {
  const body = await readForm(request);
  return body.kind === 'ok' ? (new URLSearchParams(body.text).get(name) ?? '') : '';
}
