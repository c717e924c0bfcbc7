import { fillPage } from '#engine';
import { formMessages } from '@/content/form-messages';
import { deviceCookie, FACTOR_FIELD, sessionCookie, setNotice } from '@/lib/accounts';
import { asFailed } from '@/lib/forms';
import { plainNotice, plainPage, plainPageLinks } from '@/lib/site/http/plain-page';
import { isCrossSite, readForm } from '@/lib/site/http/request';
import { respondFile, respondHtml, respondRedirect, respondText } from '@/lib/site/http/respond';
import { readDeskPath, routes, type DeskAction } from '@/lib/site/routes';
import { fingerprintOf } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { escapeHtml } from '@/lib/site/text';
import { NOTE_MAX } from './desk-lead';
import { enroll, enter, findDeskVisitor, renewCodes } from './enter';
import { exportLeads, exportOrders, exportSubscribers } from './exports';
import { addNote, changeStatus, markSpam, releaseFromQuarantine } from './leads';
import { sendAgain, settleMail } from './mails';
import {
  attachDeskPayment,
  captureDeskOrder,
  checkDeskOrder,
  settleDeskDispute,
  settleDeskPayment,
  settleDeskReversal,
} from './orders';
import { eraseDeskPerson, exportPerson, findPerson, signPersonOut } from './people';
import { countSale, releasePlace } from './places';
import { refundDeskOrder } from './refunds';
import type { DeskActionHandler, DeskRefusal, DeskReply, Staff } from './reply';

/**
 * Handles every action of the desk. Anyone who is not staff gets a 404 with the way to sign in; a post from another site
 * is refused first.
 */
export async function handleDeskAction(action: string, request: Request, site: Site): Promise<Response> {
  if (!isDeskAction(action)) return respondText('There is nothing here.', { status: 404 });
  const { headers } = request;
  const found = await findDeskVisitor(headers.get('cookie'), site);
  if (isCrossSite(request, site.env.SITE_URL)) return refuse(403, formMessages.foreignPost);
  const body = await readForm(request);
  if (body.kind === 'refused') return refuse(body.status, formMessages[body.problem]);
  const params = new URLSearchParams(body.text);
  if (!found) return respondSignedOut(params, headers.get('referer'));
  const { staff } = found;
  // Before the code is entered only the entrance is open, and afterwards it is not needed.
  const isSecondFactor = action === 'enter' || action === 'enroll';
  if (isSecondFactor !== (found.kind === 'needs-code'))
    return respondRedirect(
      isSecondFactor ? (readDeskPath(params.get('next')) ?? routes.desk()) : routes.deskEnter(),
    );
  try {
    const reply = await deskActions[action]({ params, staff }, site);
    if (reply.kind === 'file') return respondFile(reply.body, reply);
    if (reply.kind === 'go') return await respondWithNotice(reply, staff, site);
    return await respondWithPage(reply, { action, params, cookie: headers.get('cookie') ?? '' }, site);
  } catch (error) {
    site.logError('desk_action_failed', error);
    return refuse(503, formMessages.failed);
  }
}

async function respondWithNotice(
  { location, notice: { code, detail = '' }, newSession, newDevice }: DeskReply & { kind: 'go' },
  { sessionId }: Staff,
  site: Site,
): Promise<Response> {
  const id = newSession === undefined ? sessionId : fingerprintOf(newSession);
  await setNotice(id, { kind: 'desk', code, detail }, site);
  const response = respondRedirect(location);
  const { SITE_URL } = site.env;
  if (newSession !== undefined) response.headers.append('set-cookie', sessionCookie(newSession, SITE_URL));
  if (newDevice !== undefined) response.headers.append('set-cookie', deviceCookie(newDevice, SITE_URL));
  return response;
}

/** Draws the page for who posted, who need not have scripts: `refusalOf` reads what its form is filled with there. */
async function respondWithPage(
  { location, errors, retryAfterSeconds }: DeskReply & { kind: 'again' },
  { action, params, cookie }: { action: DeskAction; params: URLSearchParams; cookie: string },
  site: Site,
): Promise<Response> {
  const typed = Object.fromEntries([...params].filter(([name]) => name !== FACTOR_FIELD));
  const refusal: DeskRefusal = { typed, errors };
  const page = await (site.fillPage ?? fillPage)(location, { [action]: refusal }, { cookie });
  const isLimited = retryAfterSeconds !== undefined;
  const status = isLimited ? 429 : 422;
  if (page === null) return refuse(status, Object.values(errors).join(' '));
  const headers: Record<string, string> = isLimited ? { 'retry-after': String(retryAfterSeconds) } : {};
  return respondHtml(asFailed(page), { status, headers });
}

const deskActions: Record<DeskAction, DeskActionHandler> = {
  enter,
  enroll,
  'factor-codes': renewCodes,
  'lead-status': changeStatus,
  'lead-note': addNote,
  'lead-release': releaseFromQuarantine,
  'leads-spam': markSpam,
  'leads-export': exportLeads,
  'subscribers-export': exportSubscribers,
  'order-capture': captureDeskOrder,
  'order-check': checkDeskOrder,
  'order-refund': refundDeskOrder,
  'reversal-settle': settleDeskReversal,
  'dispute-settle': settleDeskDispute,
  'payment-attach': attachDeskPayment,
  'payment-settle': settleDeskPayment,
  'orders-export': exportOrders,
  'mail-again': sendAgain,
  'mail-settle': settleMail,
  'place-take': countSale,
  'place-give-back': releasePlace,
  'person-find': findPerson,
  'person-export': exportPerson,
  'person-sign-out': signPersonOut,
  'person-erase': eraseDeskPerson,
};

function isDeskAction(action: string): action is DeskAction {
  return Object.hasOwn(deskActions, action);
}

/** For whoever posts after their sign-in has ended: nothing was done, and here is what they typed. */
function respondSignedOut(params: URLSearchParams, referer: string | null): Response {
  const typed = (params.get('text') ?? params.get('note') ?? '').slice(0, NOTE_MAX);
  const page = URL.parse(referer ?? '');
  const next = readDeskPath(page && page.pathname + page.search) ?? routes.desk();
  const kept =
    typed === ''
      ? ''
      : `<p><label for="typed">What you typed, to copy:</label><br><textarea id="typed" rows="8" readonly>\n${escapeHtml(typed)}</textarea></p>`;
  const way = plainPageLinks([{ href: routes.signIn(next), label: 'Sign in' }]);
  const text = 'Nothing was saved. Sign in again, go back to the page, and repeat the last step.';
  const body = `<p>${text}</p>${kept}${way}`;
  const title = 'You are signed out';
  const style = 'textarea{width:100%;max-width:34em;font:inherit}';
  return respondHtml(plainPage({ title, brand: formMessages.siteName, body, style }), { status: 404 });
}

function refuse(status: number, message: string): Response {
  const { problemTitle: title, goBack, siteName: brand } = formMessages;
  const ways = [{ href: routes.desk(), label: goBack }];
  return respondHtml(plainNotice({ title, brand, sentences: [message], ways }), {
    status,
    headers: status === 413 ? { connection: 'close' } : {},
  });
}
