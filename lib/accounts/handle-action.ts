import { isCrossSite, readForm } from '@/lib/site/http/request';
import { plainNotice, type PlainPageLink } from '@/lib/site/http/plain-page';
import { respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { describeWait, fillText } from '@/lib/site/text';
import { routes, type AccountAction } from '@/lib/site/routes';
import { asFailed, type FormAttempt } from '@/lib/forms';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { TooBusyError } from '@/lib/site/work-queue';
import { accountActions } from './account-actions';
import type { ActionReply } from './action-reply';
import type { AccountClient } from './deps';
import type { AccountServices, AccountTexts } from './services-type';
import { nameBrowser } from './name-browser';
import { readSessionSecret } from './session-cookie';

/**
 * Handles everything that is done with an account beside signing in and up: reads the post, does it, and sends
 * the browser on. Posts that another site caused are refused before anything is looked at.
 */
export async function handleAction(
  action: AccountAction,
  request: Request,
  services: AccountServices,
): Promise<Response> {
  const { texts } = services;
  const refused = { texts, way: wayOn(action, texts) };
  if (isCrossSite(request, services.siteOrigin)) return refuse(403, texts.form.foreignPost, refused);
  const body = await readForm(request);
  if (body.kind === 'refused') return refuse(body.status, texts.form[body.problem], refused);
  const params = new URLSearchParams(body.text);
  const { headers } = request;
  const client = {
    address: clientAddressOf(headers, services.trustedProxyHops),
    secret: readSessionSecret(headers.get('cookie'), services.isSecure),
    browser: nameBrowser(headers.get('user-agent')),
  };
  try {
    const reply = await accountActions[action]({ params, client }, services);
    return await respond(await unlessTooMany(reply, client, services), services);
  } catch (error) {
    if (error instanceof TooBusyError) return refuseBusy(error, refused);
    services.report('account_action_failed', error);
    return refuse(503, texts.failed, { texts, way: wayOn(action, texts, params.get('token') ?? '') });
  }
}

/** A page with errors is counted, like those of the other forms; one too many says when to come back. */
async function unlessTooMany(
  reply: ActionReply,
  { address }: AccountClient,
  { countFailedPost, texts }: AccountServices,
): Promise<ActionReply> {
  if (reply.kind !== 'again' || reply.status !== 422) return reply;
  const allowance = await countFailedPost(address);
  if (allowance.kind === 'allowed') return reply;
  const { retryAfterSeconds } = allowance;
  const message = fillText(texts.limited, { wait: describeWait(retryAfterSeconds) });
  return { ...reply, errors: [], status: 429, message, retryAfterSeconds };
}

async function respond(reply: ActionReply, services: AccountServices): Promise<Response> {
  if (reply.kind === 'again') return showAgain(reply, services);
  const response = respondRedirect(reply.location);
  if (reply.cookie !== undefined) response.headers.append('set-cookie', reply.cookie);
  // Not cookies, which would reach other sites of the domain, and not storage: consent and theme are the browser's.
  if (reply.isLeaving) response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** The form's page with the errors in place, or a short notice if it is not available. */
async function showAgain(reply: AgainReply, services: AccountServices): Promise<Response> {
  const { path, formName, values, errors, message, status } = reply;
  const { texts } = services;
  const { checkFields, goBack } = texts.form;
  const retryAfter = reply.retryAfterSeconds;
  const headers: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  const page = await services.fillPage(path, {
    [formName]: { values, errors, message } satisfies FormAttempt,
  });
  if (page !== null) return respondHtml(asFailed(page), { status, headers });
  return refuse(status, message ?? checkFields, { texts, way: { href: path, label: goBack } });
}

function refuse(status: number, message: string, { texts, way }: Refused): Response {
  const { problemTitle: title, contact, siteName: brand } = texts.form;
  const headers: Record<string, string> = status === 413 ? { connection: 'close' } : {};
  const ways = [way, { href: routes.contact(), label: contact }];
  return respondHtml(plainNotice({ title, brand, sentences: [message], ways }), { status, headers });
}

function refuseBusy({ retryAfterSeconds }: TooBusyError, refused: Refused): Response {
  const response = refuse(503, refused.texts.busy, refused);
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** Back to the page that was posted from. Where only the secret of a mailed link leads there, and it is not read, elsewhere. */
function wayOn(action: AccountAction, { ways, form }: AccountTexts, secret = ''): PlainPageLink {
  if (action === 'forgot-password') return { href: routes.forgotPassword(), label: form.goBack };
  if (action === 'reset-password')
    return secret === ''
      ? { href: routes.forgotPassword(), label: ways.newLink }
      : { href: routes.resetPassword(secret), label: form.goBack };
  if (action === 'verify-email' && secret !== '')
    return { href: routes.verifyEmail(secret), label: form.goBack };
  return { href: routes.account(), label: ways.account };
}

type AgainReply = Extract<ActionReply, { kind: 'again' }>;

type Refused = { texts: AccountTexts; way: PlainPageLink };
