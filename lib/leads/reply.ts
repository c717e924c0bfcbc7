import { formMessages as messages } from '@/content/form-messages';
import { holdOff, isFromScript, refuseForm, type ParsedPost } from '@/lib/forms';
import { isCrossSite } from '@/lib/site/http/request';
import { respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { Site } from '@/lib/site/site';
import { submitLead } from './submit';
import { chooseThanks, sentCookie, type StoredLead } from './thanks';

/** Answers a lead's form. A visitor is thanked only after the lead is stored; whatever goes wrong, the text comes back. */
export async function answerLead(
  { submission, values }: Extract<ParsedPost, { kind: 'lead' }>,
  request: Request,
  site: Site,
): Promise<Response> {
  const { formName } = submission;
  const posted = {
    submission,
    address: clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS),
    isCrossSite: isCrossSite(request, site.env.SITE_URL),
  };
  const outcome = await submitLead(posted, site).catch((error: unknown) => {
    site.logError('lead_not_stored', error);
    return { kind: 'failed' } as const;
  });
  if (outcome.kind === 'failed') {
    const again = { kind: 'again', formName, errors: [], values } as const;
    return refuseForm({ ...again, status: 503, message: messages.failed }, request, site);
  }
  if (outcome.kind === 'limited')
    return refuseForm(holdOff({ formName, values }, outcome.retryAfterSeconds), request, site);
  const { isLate, leadId, fields } = outcome;
  const response = thank({ formName, isLate, fields }, request, posted);
  // A post from another site shows its visitor none of that site's words under our name.
  if (!posted.isCrossSite) response.headers.append('set-cookie', sentCookie(leadId, site));
  return response;
}

/** In place for a script; a plain form goes to the page that shows what was sent too, where that may be shown. */
function thank(lead: StoredLead, request: Request, { isCrossSite }: { isCrossSite: boolean }): Response {
  if (!isFromScript(request)) {
    const { key } = chooseThanks(lead);
    return respondRedirect(isCrossSite ? routes.thanks(key) : routes.thanksSent(key));
  }
  // Only a visitor whose own clock still shows the offer gets here late: the usual thanks, with a note.
  const { key, message } = chooseThanks({ ...lead, isLate: false });
  const note = lead.isLate ? { note: messages.lateNote } : {};
  return respondJson({ ok: true, message, isLate: lead.isLate, thanks: key, ...note });
}
