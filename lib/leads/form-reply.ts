import { asksForJson } from '@/lib/site/http/request';
import { plainNotice } from '@/lib/site/http/plain-page';
import { respondHtml, respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { SignedInResponse } from './account-handler';
import { chooseThanks, type StoredLead } from './choose-thanks';
import {
  type AccountFormName,
  type FieldError,
  type Fields,
  type FormName,
  formPageAgain,
  refererPath,
} from '@/lib/forms';
import type { LeadServices } from './lead-services';
import { sentCookie } from './sent-lead';

/** The outcome of a form post. */
export type FormReply =
  /** `leadId`: null when what was sent is not shown again. */
  | ({ kind: 'done'; leadId: string | null } & StoredLead)
  /** `next`: the page of the desk to go on to. */
  | (SignedInResponse & { formName: AccountFormName; next: string | undefined })
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

/** The response to a script, which asks for JSON, or to a plain form, whose browser shows the page. */
export function replyWith(
  reply: FormReply,
  request: Request,
  services: LeadServices,
): Promise<Response> | Response {
  const { headers } = request;
  const isForScript = asksForJson({
    accept: headers.get('accept'),
    contentType: headers.get('content-type'),
  });
  return isForScript ? jsonReply(reply, services) : pageReply(reply, request, services);
}

function jsonReply(reply: FormReply, services: LeadServices): Response {
  const { texts } = services;
  if (reply.kind === 'done') {
    // Only a visitor whose own clock still shows the offer gets here late: the usual thanks, with a note.
    const { key, message } = chooseThanks({ ...reply, isLate: false }, texts);
    const note = reply.isLate ? { note: texts.messages.lateNote } : {};
    return withSent(
      respondJson({ ok: true, message, isLate: reply.isLate, thanks: key, ...note }),
      reply,
      services,
    );
  }
  if (reply.kind === 'signed_in') {
    const { user, cookie } = reply;
    const { message } = texts.forms[reply.formName].success;
    return respondJson({ ok: true, message, user }, { headers: { 'set-cookie': cookie } });
  }
  const errors = reply.kind === 'again' ? reply.errors : [];
  return respondJson(
    { ok: false, errors, message: reply.message },
    { status: reply.status, headers: headersOf(reply) },
  );
}

async function pageReply(reply: FormReply, request: Request, services: LeadServices): Promise<Response> {
  if (reply.kind === 'done') return thankOnPage(reply, services);
  if (reply.kind === 'signed_in') return enterAccountPage(reply);
  const init = { status: reply.status, headers: headersOf(reply) };
  const sender = { referer: request.headers.get('referer'), host: request.headers.get('host') };
  if (reply.kind === 'refused') return respondHtml(refusalPage(reply.message, sender, services), init);
  const { formName, errors, values, title } = reply;
  // Wrong fields have their own messages; anything else appears once, at the top.
  const message = errors.length > 0 ? null : reply.message;
  const page = await formPageAgain(
    { formName, attempt: { values, errors, message, title }, ...sender },
    services,
  );
  return respondHtml(page ?? refusalPage(reply.message, sender, services), init);
}

/** To the page that shows what was sent too, where that may be shown. */
function thankOnPage(reply: DoneReply, services: LeadServices): Response {
  const { key } = chooseThanks(reply, services.texts);
  if (reply.leadId === null) return respondRedirect(routes.thanks(key));
  return withSent(respondRedirect(routes.thanksSent(key)), reply, services);
}

function withSent(response: Response, { leadId }: DoneReply, services: LeadServices): Response {
  if (leadId !== null) response.headers.append('set-cookie', sentCookie(leadId, services));
  return response;
}

/** For posts that belong to no form, or cannot be read. */
function refusalPage(message: string, sender: Sender, { texts, siteOrigin }: LeadServices): string {
  const { problemTitle, goBack, backHome, contact, siteName } = texts.messages;
  const [page] = refererPath({ ...sender, siteOrigin });
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

/** The account page sends staff on to `next`; for customers there is no desk. */
function enterAccountPage({ cookie, next }: Extract<FormReply, { kind: 'signed_in' }>): Response {
  const response = respondRedirect(routes.account(next));
  response.headers.append('set-cookie', cookie);
  return response;
}

/** A body that was cut off leaves the connection unusable; a throttled visitor is told when to try again. */
function headersOf(reply: Extract<FormReply, { kind: 'again' | 'refused' }>): Record<string, string> {
  if (reply.kind === 'refused') return reply.status === 413 ? { connection: 'close' } : {};
  return reply.retryAfterSeconds === undefined ? {} : { 'retry-after': String(reply.retryAfterSeconds) };
}

type DoneReply = Extract<FormReply, { kind: 'done' }>;
type Sender = { referer: string | null; host: string | null };
