import { fillPage } from '#engine';
import { accountTexts as texts } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { asFailed, type FormAttempt } from '@/lib/forms';
import { isCrossSite, readForm, clientAddressOf } from '@/lib/site/http/request';
import {
  plainNotice,
  type PlainPageLink,
  respondHtml,
  respondJson,
  respondRedirect,
} from '@/lib/site/http/respond';
import { routes, type AccountAction } from '@/lib/site/routes';
import { countFailedPost } from '@/lib/site/security/refusals';
import type { Site } from '@/lib/site/site';
import { TooBusyError } from '@/lib/site/work-queue';
import { accountActions, limitedText, type ActionReply } from './actions';
import { nameBrowser, readSessionSecret } from './session-cookie';

/**
 * Handles everything that is done with an account beside signing in and up: reads the post, does it, and sends
 * the browser on. Posts that another site caused are refused before anything is looked at.
 */
export async function handleAccountAction(
  action: AccountAction,
  request: Request,
  site: Site,
): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL)) return refuse(403, formMessages.foreignPost, wayOn(action));
  const body = await readForm(request);
  if (body.kind === 'refused') return refuse(body.status, formMessages[body.problem], wayOn(action));
  const params = new URLSearchParams(body.text);
  const { headers } = request;
  const cookies = headers.get('cookie');
  const client = {
    address: clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS),
    secret: readSessionSecret(cookies, site.env.SITE_URL),
    browser: nameBrowser(headers.get('user-agent')),
  };
  try {
    const reply = await accountActions[action]({ params, client, cookies }, site);
    return await respond(await unlessTooMany(reply, client.address, site), site);
  } catch (error) {
    if (error instanceof TooBusyError) return refuseBusy(error, wayOn(action));
    site.logError('account_action_failed', error);
    return refuse(503, texts.failed, wayOn(action, params.get('token') ?? ''));
  }
}

/** A page with errors is counted, like those of the other forms; one too many says when to come back. */
async function unlessTooMany(reply: ActionReply, address: string, site: Site): Promise<ActionReply> {
  if (reply.kind !== 'again' || reply.status !== 422) return reply;
  const allowance = await countFailedPost(address, site);
  if (allowance.kind === 'allowed') return reply;
  const { retryAfterSeconds } = allowance;
  return { ...reply, errors: [], status: 429, message: limitedText(retryAfterSeconds), retryAfterSeconds };
}

async function respond(reply: ActionReply, site: Site): Promise<Response> {
  if (reply.kind === 'again') return showAgain(reply, site);
  if (reply.kind === 'json')
    return respondJson(reply.body, { status: reply.status, headers: waitHeader(reply) });
  const response = respondRedirect(reply.location);
  if (reply.cookie !== undefined) response.headers.append('set-cookie', reply.cookie);
  // Not cookies, which would reach other sites of the domain, and not storage: consent and theme are the browser's.
  if (reply.isLeaving) response.headers.set('clear-site-data', '"cache"');
  return response;
}

/** The form's page with the errors in place, or a short notice if it is not available. */
async function showAgain(reply: ActionReply & { kind: 'again' }, site: Site): Promise<Response> {
  const { path, formName, values, errors, message, status } = reply;
  const headers = waitHeader(reply);
  const attempt: FormAttempt = { values, errors, message };
  const page = await (site.fillPage ?? fillPage)(path, { [formName]: attempt });
  if (page !== null) return respondHtml(asFailed(page), { status, headers });
  const { checkFields, goBack } = formMessages;
  return refuse(status, message ?? checkFields, { href: path, label: goBack });
}

function waitHeader({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> {
  return retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
}

function refuse(status: number, message: string, way: PlainPageLink): Response {
  const { problemTitle: title, contact, siteName: brand } = formMessages;
  const headers: Record<string, string> = status === 413 ? { connection: 'close' } : {};
  const ways = [way, { href: routes.contact(), label: contact }];
  return respondHtml(plainNotice({ title, brand, sentences: [message], ways }), { status, headers });
}

function refuseBusy({ retryAfterSeconds }: TooBusyError, way: PlainPageLink): Response {
  const response = refuse(503, texts.busy, way);
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** Back to the page that was posted from. Where only the secret of an emailed link leads there, and it is not read, elsewhere. */
function wayOn(action: AccountAction, secret = ''): PlainPageLink {
  const { ways } = texts;
  const { goBack: label } = formMessages;
  if (action === 'forgot-password') return { href: routes.forgotPassword(), label };
  if (action === 'reset-password')
    return secret === ''
      ? { href: routes.forgotPassword(), label: ways.newLink }
      : { href: routes.resetPassword(secret), label };
  if (action === 'verify-email' && secret !== '') return { href: routes.verifyEmail(secret), label };
  return { href: routes.account(), label: ways.account };
}
