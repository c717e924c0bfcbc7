import { isCrossSite, readForm } from '@/lib/site/http/request';
import { describeWait, fillText } from '@/lib/site/text';
import { readDeskPath } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { replyWith, type FormReply } from './form-reply';
import type { LeadServices } from './lead-services';
import { type Fields, hasTooManyFields, type ParsedSubmission, parseSubmission } from '@/lib/forms';
import { submitLead } from './submit-lead';

/**
 * Handles every form: reads the post, stores it, and answers. A visitor is thanked only after the lead is
 * stored; whatever goes wrong, the text that was typed comes back.
 */
export async function handleForm(request: Request, services: LeadServices): Promise<Response> {
  return replyWith(await decideReply(request, services), request, services);
}

async function decideReply(request: Request, services: LeadServices): Promise<FormReply> {
  const { messages } = services.texts;
  const body = await readForm(request);
  if (body.kind === 'refused') return { ...body, message: messages[body.problem] };
  if (hasTooManyFields(body.text)) return { kind: 'refused', status: 413, message: messages.tooManyFields };
  const params = new URLSearchParams(body.text);
  const parsed = parseSubmission(params, services.texts);
  if (parsed.kind === 'unknown_form') return { kind: 'refused', status: 400, message: messages.unknownForm };
  const next = readWayOn(params, request.headers.get('referer'));
  if (parsed.kind === 'invalid') return sendBack(withWayOn(parsed, next), request, services);
  if (parsed.kind === 'account') return enterAccount(withWayOn(parsed, next), request, services);
  return storeLead(parsed, request, services);
}

/**
 * The page of the desk that the visitor wants to sign in for. The sign-in page is static, so its own address says it, and
 * once it comes back with an error, its hidden field does.
 */
function readWayOn(params: URLSearchParams, referer: string | null): string {
  const asked = params.get('next') || URL.parse(referer ?? '')?.searchParams.get('next');
  return readDeskPath(asked) ?? '';
}

function withWayOn<Parsed extends { values: Fields }>(parsed: Parsed, next: string): Parsed {
  return { ...parsed, values: { ...parsed.values, next } };
}

/** The page with the errors in place. They are counted, because each is a page to make and nothing that is kept. */
async function sendBack(
  { formName, errors, values }: ParsedInvalid,
  request: Request,
  services: LeadServices,
): Promise<FormReply> {
  const address = clientAddressOf(request.headers, services.trustedProxyHops);
  const allowance = await services.countFailedPost(address);
  if (allowance.kind === 'limited') return holdOff({ formName, values }, allowance, services);
  const message = services.texts.messages.checkFields;
  return { kind: 'again', formName, errors, values, status: 422, message };
}

/** Says when to come back; the text is kept. */
function holdOff(
  typed: Pick<ParsedInvalid, 'formName' | 'values'>,
  { retryAfterSeconds }: Limited,
  { texts }: LeadServices,
): FormReply {
  const message = fillText(texts.messages.limited, { wait: describeWait(retryAfterSeconds) });
  return { kind: 'again', ...typed, errors: [], status: 429, message, retryAfterSeconds };
}

async function storeLead(parsed: ParsedLead, request: Request, services: LeadServices): Promise<FormReply> {
  const { submission, values } = parsed;
  const { formName } = submission;
  const posted = {
    submission,
    address: clientAddressOf(request.headers, services.trustedProxyHops),
    isCrossSite: isCrossSite(request, services.siteOrigin),
  };
  try {
    const outcome = await submitLead(posted, services);
    if (outcome.kind === 'limited') return holdOff({ formName, values }, outcome, services);
    const { isLate, leadId, fields } = outcome;
    // A post from another site shows its visitor none of that site's words under our name.
    return { kind: 'done', formName, fields, isLate, leadId: posted.isCrossSite ? null : leadId };
  } catch (error) {
    services.report('lead_not_stored', error);
    const message = services.texts.messages.failed;
    return { kind: 'again', formName, errors: [], values, status: 503, message };
  }
}

/** Signing in for a visitor is an act of theirs: another site's post is refused outright, and its password goes nowhere. */
async function enterAccount(
  { formName, fields, submissionId, values }: ParsedAccount,
  request: Request,
  services: LeadServices,
): Promise<FormReply> {
  const again = { kind: 'again', formName, values } as const;
  if (isCrossSite(request, services.siteOrigin))
    return { ...again, errors: [], status: 403, message: services.texts.messages.foreignPost };
  const address = clientAddressOf(request.headers, services.trustedProxyHops);
  const cookies = request.headers.get('cookie');
  const userAgent = request.headers.get('user-agent');
  const answer = await services.accounts({ formName, fields, submissionId, address, cookies, userAgent });
  return answer.kind === 'signed_in'
    ? { ...answer, formName, next: values['next'] }
    : { ...answer, ...again };
}

type ParsedLead = Extract<ParsedSubmission, { kind: 'lead' }>;
type ParsedInvalid = Extract<ParsedSubmission, { kind: 'invalid' }>;
type Limited = Extract<Allowance, { kind: 'limited' }>;
type ParsedAccount = Extract<ParsedSubmission, { kind: 'account' }>;
