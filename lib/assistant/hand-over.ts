import 'server-only';
import { assistant } from '@/content/assistant';
import { formMessages } from '@/content/form-messages';
import { leadForms } from '@/content/lead-forms';
import { bookCall, listFreeSlots } from '@/lib/bookings';
import { checkFields, readFields, type Fields, type FormAttempt, type LeadFormName } from '@/lib/forms';
import { answerLead, followTokenOfSender, submitLead } from '@/lib/leads';
import { clientAddressOf, isCrossSite, readForm } from '@/lib/site/http/request';
import { respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { respondPage } from './answer';
import { sendFields } from './forms';
import { conversationText, openTurns, type SealedTurn } from './turns';

/**
 * `POST /ask/send`: the conversation becomes a message of the contact form, with everything that is promised about
 * those. Only turns that we sealed and that are still checked go with it.
 */
export async function sendConversation(request: Request, site: Site): Promise<Response> {
  const read = await readPost(request, site);
  if (!read) return respondRedirect(routes.ask());
  const { post, turns } = read;
  const values = readFields(sendFields, post);
  const checked = checkFields({ fields: sendFields }, values, formMessages);
  if (checked.kind === 'invalid') {
    const sending: FormAttempt = { values, errors: checked.errors, message: null };
    return respondPage(422, { turns, slots: [], problem: null, typed: '', sending }, site);
  }
  const { email = '', name = '', phone = '', message = '' } = checked.fields;
  const fields = withoutEmpty({
    name,
    email,
    phone,
    inquiry: 'general',
    message: message || assistant.send.typed,
    [assistant.send.field]: conversationText(chosenTurns(post, turns)),
  });
  return answerLead(
    { kind: 'lead', submission: submissionOf('contact-form', fields, post), values },
    request,
    site,
  );
}

/**
 * `POST /ask/book`: stores the request for a call, then books the time. Whatever becomes of the time, the request stands,
 * and its page says so and offers the times that are free.
 */
export async function bookFromConversation(request: Request, site: Site): Promise<Response> {
  const read = await readPost(request, site);
  if (!read) return respondRedirect(routes.ask());
  const { post, turns } = read;
  const form = leadForms['consultation-form'];
  const values = readFields(form.fields, post);
  const checked = checkFields(form, values, formMessages);
  const startsAt = Number(post.get('slot'));
  const hasTime = Number.isSafeInteger(startsAt) && startsAt > 0;
  const again = async (status: number, booking: FormAttempt) =>
    respondPage(status, { turns, slots: await listFreeSlots(site), problem: null, typed: '', booking }, site);
  if (checked.kind === 'invalid' || !hasTime) {
    const errors = checked.kind === 'invalid' ? checked.errors : [];
    const time = hasTime ? [] : [{ name: 'slot', message: assistant.book.missing }];
    return again(422, { values, errors: [...time, ...errors], message: null });
  }
  const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
  const fields = withoutEmpty({
    ...checked.fields,
    [assistant.send.field]: conversationText(turns.map(({ turn }) => turn)),
  });
  const submission = submissionOf('consultation-form', fields, post);
  try {
    const outcome = await submitLead({ submission, address, isCrossSite: false }, site);
    if (outcome.kind === 'limited') {
      const wait = describeWait(outcome.retryAfterSeconds);
      const message = fillText(formMessages.limited, { wait });
      return await again(429, { values, errors: [], message });
    }
    const { leadId } = outcome;
    await bookCall({ leadId, startsAt, sequence: 0, isMailboxOpened: false, address }, site).catch(
      (error: unknown) => site.logError('booking_failed', error),
    );
    return respondRedirect(
      `${routes.request(followTokenOfSender({ id: leadId, from: site.now() }, site))}#call`,
    );
  } catch (error) {
    site.logError('lead_not_stored', error);
    return respondPage(
      503,
      {
        turns,
        slots: [],
        problem: null,
        typed: '',
        booking: { values, errors: [], message: formMessages.failed },
      },
      site,
    );
  }
}

/** Null for what another site sent or what cannot be read. */
async function readPost(
  request: Request,
  site: Site,
): Promise<{ post: URLSearchParams; turns: SealedTurn[] } | null> {
  if (isCrossSite(request, site.env.SITE_URL)) return null;
  const body = await readForm(request);
  if (body.kind === 'refused') return null;
  const post = new URLSearchParams(body.text);
  return { post, turns: openTurns(post.getAll('turn'), site) };
}

/** Those whose box is checked. */
function chosenTurns(post: URLSearchParams, turns: readonly SealedTurn[]) {
  const left = new Set(post.getAll('with'));
  return turns.filter((_, index) => left.has(String(index))).map(({ turn }) => turn);
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function submissionOf(formName: LeadFormName, fields: Fields, post: URLSearchParams) {
  const isTrapFilled = (post.get('office-fax') ?? '').trim() !== '';
  return { formName, fields, submissionId: null, isTrapFilled, startedAt: null };
}
