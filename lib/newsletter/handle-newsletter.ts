import { plainNotice } from '@/lib/site/http/plain-page';
import { readForm } from '@/lib/site/http/request';
import { respondHtml, respondRedirect, respondText } from '@/lib/site/http/respond';
import { routes, type NewsletterAction } from '@/lib/site/routes';
import { confirmSubscription, unsubscribe, type NewsletterDeps } from './newsletter';

/**
 * What is posted to the newsletter's pages: their buttons, and one-click unsubscribing by mail programs (RFC 8058). No
 * cookie counts here; the link is enough.
 */
export async function handleNewsletter(
  action: NewsletterAction,
  request: Request,
  services: NewsletterServices,
): Promise<Response> {
  try {
    return action === 'confirm' ? await confirm(request, services) : await leave(request, services);
  } catch (error) {
    services.report('newsletter_action_failed', error);
    return respondFailed(services);
  }
}

async function confirm(request: Request, services: NewsletterServices): Promise<Response> {
  const token = await readField(request, 'token');
  const outcome = await confirmSubscription(token, services);
  if (outcome === 'dead') return respondRedirect(routes.newsletterConfirm());
  services.wakeDelivery();
  return respondRedirect(routes.newsletterConfirmed());
}

/** A mail program posts to the address itself, in whatever form, and reads only the status. */
async function leave(request: Request, services: NewsletterServices): Promise<Response> {
  const fromLink = new URL(request.url).searchParams.get('key');
  if (fromLink !== null) {
    await unsubscribe(fromLink, services);
    return respondText('');
  }
  const outcome = await unsubscribe(await readField(request, 'key'), services);
  return respondRedirect(outcome === 'ended' ? routes.newsletterLeft() : routes.newsletterLeave());
}

async function readField(request: Request, name: string): Promise<string> {
  const body = await readForm(request);
  return body.kind === 'ok' ? (new URLSearchParams(body.text).get(name) ?? '') : '';
}

function respondFailed({ texts }: NewsletterServices): Response {
  const { title, text, ways, brand } = texts;
  return respondHtml(plainNotice({ title, brand, sentences: [text], ways }), { status: 503 });
}

export type NewsletterServices = NewsletterDeps & {
  /** Looks at the outbox now. */
  wakeDelivery: () => void;
  /** Said when nothing could be stored. */
  texts: { title: string; text: string; brand: string; ways: readonly { href: string; label: string }[] };
};
