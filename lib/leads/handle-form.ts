import { isCrossSite } from '@/lib/http/is-cross-site';
import { isFormEncoded } from '@/lib/http/media-type';
import { readBody } from '@/lib/http/read-body';
import { describeWait } from '@/lib/kernel/text';
import { clientAddressOf } from '@/lib/security/client-address';
import { replyWith, type FormReply } from './form-reply';
import type { LeadServices } from './lead-services';
import { hasTooManyFields, parseSubmission, type ParsedSubmission } from './parse-submission';
import { submitLead } from './submit-lead';

/**
 * The one door for every form: reads the post, keeps it, and answers. A visitor is thanked only after the lead is
 * stored; whatever goes wrong, the text that was typed comes back.
 */
export async function handleForm(request: Request, services: LeadServices): Promise<Response> {
  return replyWith(await decideReply(request, services), request, services);
}

async function decideReply(request: Request, services: LeadServices): Promise<FormReply> {
  const { messages } = services.texts;
  if (!isFormEncoded(request)) return { kind: 'refused', status: 415, message: messages.wrongType };
  const body = await readBody(request);
  if (body.kind === 'too_large') return { kind: 'refused', status: 413, message: messages.tooLarge };
  if (body.kind === 'unreadable') return { kind: 'refused', status: 400, message: messages.unreadable };
  // Bytes that are no UTF-8 become replacement signs: an old page's odd encoding does not cost a lead.
  const text = new TextDecoder().decode(body.bytes);
  if (hasTooManyFields(text)) return { kind: 'refused', status: 413, message: messages.tooManyFields };
  const parsed = parseSubmission(new URLSearchParams(text), services.texts);
  if (parsed.kind === 'unknown_form') return { kind: 'refused', status: 400, message: messages.unknownForm };
  if (parsed.kind === 'invalid')
    return { ...parsed, kind: 'again', status: 422, message: messages.checkFields };
  if (parsed.kind === 'account') return enterAccount(parsed, request, services);
  return keepLead(parsed, request, services);
}

async function keepLead(parsed: ParsedLead, request: Request, services: LeadServices): Promise<FormReply> {
  const { submission, values } = parsed;
  const { formName, fields } = submission;
  const again = { kind: 'again', formName, errors: [], values } as const;
  const posted = {
    submission,
    address: clientAddressOf(request.headers, services.trustedProxyHops),
    isCrossSite: isCrossSite(request, services.siteOrigin),
  };
  try {
    const outcome = await submitLead(posted, services);
    if (outcome.kind !== 'limited') return { kind: 'done', formName, fields, isLate: outcome.isLate };
    const { retryAfterSeconds } = outcome;
    const message = services.texts.messages.limited.replace('{wait}', describeWait(retryAfterSeconds));
    return { ...again, status: 429, message, retryAfterSeconds };
  } catch (error) {
    services.report('lead_not_stored', error);
    return { ...again, status: 503, message: services.texts.messages.failed };
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
  return answer.kind === 'entered' ? { ...answer, formName } : { ...answer, ...again };
}

type ParsedLead = Extract<ParsedSubmission, { kind: 'lead' }>;
type ParsedAccount = Extract<ParsedSubmission, { kind: 'account' }>;
