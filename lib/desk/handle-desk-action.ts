import { deskWords } from '@/content/desk';
import { isCrossSite, readForm } from '@/lib/site/http/request';
import { plainNotice, plainPage, plainPageLinks } from '@/lib/site/http/plain-page';
import { respondFile, respondHtml, respondRedirect, respondText } from '@/lib/site/http/respond';
import { escapeHtml } from '@/lib/site/text';
import { fingerprintOf } from '@/lib/accounts/secrets';
import { deviceCookie, readSessionSecret, sessionCookie } from '@/lib/accounts/session-cookie';
import { readDeskPath, routes, type DeskAction } from '@/lib/site/routes';
import { NOTE_MAX } from './desk-lead';
import type { DeskActionHandler, DeskReply } from './desk-reply';
import { enrollFactor, enterDesk, renewRecoveryCodes } from './factor-actions';
import { exportLeads, exportOrders, exportSubscribers } from './export-actions';
import { addNote, changeStatus, markSpam, releaseFromQuarantine } from './lead-actions';
import { sendAgain, settleMail } from './mail-actions';
import { attachPayment, settleDispute, settlePayment, settleReversal } from './money-actions';
import { captureOrder, checkOrder } from './order-actions';
import { erasePerson, exportPerson, findPerson, signPersonOut } from './person-actions';
import { countSale, releasePlace } from './place-actions';
import { refundOrder } from './refund-action';
import type { DeskServices } from './services-type';
import { findDeskVisitor, type Staff } from './staff';

/**
 * Handles every action of the desk. Anyone who is not staff gets a 404 with the way to sign in; a post from another site
 * is refused first.
 */
export async function handleDeskAction(
  action: string,
  request: Request,
  services: DeskServices,
): Promise<Response> {
  if (!isDeskAction(action)) return respondText('There is nothing here.', { status: 404 });
  const { form } = services.texts;
  const { headers } = request;
  const found = await findDeskVisitor(readSessionSecret(headers.get('cookie'), services.isSecure), services);
  if (isCrossSite(request, services.siteOrigin)) return refuse(403, form.foreignPost, services);
  const body = await readForm(request);
  if (body.kind === 'refused') return refuse(body.status, form[body.problem], services);
  const params = new URLSearchParams(body.text);
  if (!found) return respondSignedOut(params, headers.get('referer'), services);
  const { staff } = found;
  // Before the code is entered only the entrance is open, and afterwards it is not needed.
  const isSecondFactor = action === 'enter' || action === 'enroll';
  if (isSecondFactor !== (found.kind === 'needs-code'))
    return respondRedirect(
      isSecondFactor ? (readDeskPath(params.get('next')) ?? routes.desk()) : routes.deskEnter(),
    );
  try {
    return await respond(await deskActions[action]({ params, staff }, services), staff, services);
  } catch (error) {
    services.report('desk_action_failed', error);
    return refuse(503, services.texts.failed, services);
  }
}

async function respond(
  reply: DeskReply,
  { sessionId }: Staff,
  { sessions, limits, isSecure, factorFigures }: DeskServices,
): Promise<Response> {
  if (reply.kind === 'file') return respondFile(reply.body, reply);
  const { code, detail = '', typed } = reply.notice;
  const secret = reply.newSession;
  const id = secret === undefined ? sessionId : fingerprintOf(secret);
  await sessions.setNotice(id, { kind: 'desk', code, detail, typed });
  const response = respondRedirect(reply.location);
  if (secret !== undefined)
    response.headers.append('set-cookie', sessionCookie({ secret, isSecure, days: limits.sessionDays }));
  if (reply.newDevice !== undefined) {
    const device = { secret: reply.newDevice, isSecure, days: factorFigures.trustedDays };
    response.headers.append('set-cookie', deviceCookie(device));
  }
  return response;
}

const deskActions: Record<DeskAction, DeskActionHandler> = {
  enter: enterDesk,
  enroll: enrollFactor,
  'factor-codes': renewRecoveryCodes,
  'lead-status': changeStatus,
  'lead-note': addNote,
  'lead-release': releaseFromQuarantine,
  'leads-spam': markSpam,
  'leads-export': exportLeads,
  'subscribers-export': exportSubscribers,
  'order-capture': captureOrder,
  'order-check': checkOrder,
  'order-refund': refundOrder,
  'reversal-settle': settleReversal,
  'dispute-settle': settleDispute,
  'payment-attach': attachPayment,
  'payment-settle': settlePayment,
  'orders-export': exportOrders,
  'mail-again': sendAgain,
  'mail-settle': settleMail,
  'place-take': countSale,
  'place-give-back': releasePlace,
  'person-find': findPerson,
  'person-export': exportPerson,
  'person-sign-out': signPersonOut,
  'person-erase': erasePerson,
};

function isDeskAction(action: string): action is DeskAction {
  return Object.hasOwn(deskActions, action);
}

/** For whoever posts after their sign-in has ended: nothing was done, and here is what they typed. */
function respondSignedOut(
  params: URLSearchParams,
  referer: string | null,
  { texts }: DeskServices,
): Response {
  const { title, text, typed: label, signIn } = deskWords.signedOut;
  const typed = (params.get('text') ?? params.get('note') ?? '').slice(0, NOTE_MAX);
  const page = URL.parse(referer ?? '');
  const next = readDeskPath(page && page.pathname + page.search) ?? routes.desk();
  const kept =
    typed === ''
      ? ''
      : `<p><label for="typed">${escapeHtml(label)}</label><br><textarea id="typed" rows="8" readonly>\n${escapeHtml(typed)}</textarea></p>`;
  const way = plainPageLinks([{ href: routes.signIn(next), label: signIn }]);
  const body = `<p>${escapeHtml(text)}</p>${kept}${way}`;
  const style = 'textarea{width:100%;max-width:34em;font:inherit}';
  return respondHtml(plainPage({ title, brand: texts.form.siteName, body, style }), { status: 404 });
}

function refuse(status: number, message: string, { texts }: DeskServices): Response {
  const { problemTitle: title, goBack, siteName: brand } = texts.form;
  const ways = [{ href: routes.desk(), label: goBack }];
  return respondHtml(plainNotice({ title, brand, sentences: [message], ways }), {
    status,
    headers: status === 413 ? { connection: 'close' } : {},
  });
}
