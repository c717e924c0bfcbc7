import 'server-only';
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { formMessages as messages } from '@/content/form-messages';
import { promotion } from '@/content/promotion';
import type { Checkup } from '@/lib/checkup';
import {
  holdOff,
  isFromScript,
  refuseForm,
  type ParsedPost,
  type Fields,
  type LeadFormName,
  type LeadSubmission,
} from '@/lib/forms';
import { queueMails, type OutgoingMail } from '@/lib/mail';
import { isLateAt, readPlacesLeft, sitePromotionRule } from '@/lib/promotion';
import { isUniqueViolation } from '@/lib/site/db/connect';
import type { LeadsTable } from '@/lib/site/db/tables';
import {
  isCrossSite,
  clientAddressOf,
  NO_SOURCE,
  readSource,
  toSourceRow,
  type VisitSource,
} from '@/lib/site/http/request';
import { respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { toSearchText } from '@/lib/site/search-text';
import { countHit, findAllowance, OverLimitError, type Allowance } from '@/lib/site/security/rate-limit';
import { type Site, thenDeliver } from '@/lib/site/site';
import { toStoredAddress } from '@/lib/site/stored-address';
import { MINUTE_MS } from '@/lib/site/time';
import { leadMails } from './mails';
import { chooseThanks, sentCookie, type StoredLead, findLead } from './thanks';
import { WAITING_LIST } from './topic';

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
    source: readSource({ headers: request.headers, visit: submission.visit }, site.env.SITE_URL),
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

/**
 * Stores the lead together with its outgoing emails before it is acknowledged, so neither a crash nor an outage of the
 * email service can lose it. A repeat is a success that changes nothing. Throws when the store fails: then nothing is
 * stored, and the visitor must not be thanked.
 */
export async function submitLead(posted: PostedLead, site: Site): Promise<SubmitLeadOutcome> {
  const now = site.now();
  const { submission, address, isCrossSite, source = NO_SOURCE } = posted;
  const { formName, isTrapFilled, startedAt } = submission;
  const quarantineReasons = findSuspicions({ isTrapFilled, startedAt, isCrossSite, now });
  const ids = submissionIdsOf(submission, { quarantinedFor: quarantineReasonsOf(quarantineReasons), now });
  const isLate = formName === promotion.formName && isLateAt(sitePromotionRule(site.env), now);
  const earlier = await findStored(ids.repeats, site);
  if (earlier !== null) return repeatOf(earlier, { isLate, submission }, site);
  const allowance = await findAllowance(site.db, { limit: limitOf(site), address, now });
  if (allowance.kind === 'limited') return allowance;
  const id = site.newId();
  const { checkup, summary } = await checkupOf(submission, site);
  const fields: Fields = {
    ...(await fieldsOf(submission, { isLate }, site)),
    ...summary,
  };
  const lead: Lead = {
    id,
    submissionId: ids.own,
    receivedAt: now,
    quarantineReasons,
    isLate,
    formName,
    name: fields['name'] || fields['fullName'] || null,
    email: fields['email'] || null,
    fields,
    // Who comes by the report's link has no visit of their own.
    source: source.source === null && checkup ? checkup.source : source,
    checkup,
  };
  const mails = await mailsFor(lead, site);
  const stored = await thenDeliver(storeLead(lead, { mails, address }, site), site);
  if (stored.kind === 'limited') return stored;
  if (stored.kind === 'repeat') return repeatOf(stored.leadId, { isLate, submission }, site);
  return { kind: 'accepted', isLate, leadId: id, fields };
}

/** A submission, with what the request says about its sender. */
export type PostedLead = {
  submission: LeadSubmission;
  address: string;
  isCrossSite: boolean;
  source?: VisitSource;
};

type SubmitLeadOutcome =
  | { kind: 'accepted' | 'repeat'; isLate: boolean; leadId: string; /** As stored. */ fields: Fields }
  | Extract<Allowance, { kind: 'limited' }>;

/** A form post as it is stored. */
type Lead = {
  id: string;
  /** The same submission, sent again, has the same one: the store holds it once. */
  submissionId: string;
  formName: LeadFormName;
  /** Epoch milliseconds. */
  receivedAt: number;
  name: string | null;
  email: string | null;
  /** What was filled in, by field name, in the form's order. */
  fields: Fields;
  source: VisitSource;
  /** The checkup whose report it asks for; null where it asks for none, or the report is gone. */
  checkup: Checkup | null;
  /** Why it may be spam; empty for an unsuspicious lead. */
  quarantineReasons: readonly Suspicion[];
  /** True for a promotion lead that came after the promotion's end. */
  isLate: boolean;
};

/** A repeat gets the same response as the first post, whatever has been sold since. */
async function repeatOf(
  leadId: string,
  { isLate, submission }: { isLate: boolean; submission: LeadSubmission },
  site: Site,
): Promise<SubmitLeadOutcome> {
  const stored = await findLead(leadId, site);
  return { kind: 'repeat', isLate, leadId, fields: stored?.fields ?? submission.fields };
}

/**
 * The report that a lead asks for by email, and what of it the lead keeps. A link that is dead makes a lead all the same.
 * What reads it is loaded for its own posts alone.
 */
async function checkupOf({ formName, checkup: token }: LeadSubmission, site: Site): Promise<AskedReport> {
  if (formName !== 'checkup-report-form') return { checkup: null, summary: {} };
  const { findCheckup, summarize } = await import('@/lib/checkup');
  const checkup = await findCheckup(token ?? '', site);
  return { checkup, summary: checkup ? summarize(checkup) : {} };
}

type AskedReport = { checkup: Checkup | null; summary: Fields };

/** Who asks for a place of the promotion when all are taken is put on the waiting list, as on the contact page. */
async function fieldsOf(
  { formName, fields }: LeadSubmission,
  { isLate }: { isLate: boolean },
  site: Site,
): Promise<Fields> {
  if (formName !== promotion.formName || isLate || (await readPlacesLeft(site)) > 0) return fields;
  return { ...fields, [WAITING_LIST.field]: WAITING_LIST.value };
}

/**
 * A filled honeypot is a robot's: its lead waits in quarantine without emails. A post from another site never makes us
 * write to a stranger, but the agency gets a notice. Speed alone is only a mark: browsers fill forms in a second. A text
 * that the templates cannot take must not cost the lead: it is kept, and the desk shows it without mails.
 */
async function mailsFor(lead: Lead, site: Site): Promise<OutgoingMail[]> {
  try {
    const mails = await leadMails(lead, site);
    return lead.quarantineReasons.includes('cross_site')
      ? mails.filter(mail => mail.kind === 'lead-notify')
      : mails;
  } catch (error) {
    site.logError('lead_mails_not_rendered', error);
    return [];
  }
}

/** Stores the lead with its mails and counts it against its address, all or nothing. */
async function storeLead(
  lead: Lead,
  { mails, address }: { mails: readonly OutgoingMail[]; address: string },
  site: Site,
): Promise<
  { kind: 'stored' } | { kind: 'repeat'; leadId: string } | Extract<Allowance, { kind: 'limited' }>
> {
  try {
    await site.db.transaction().execute(async trx => {
      // The lead comes first: of equal posts at one moment all but one end here, before they count against the address.
      await trx.insertInto('leads').values(toRow(lead)).execute();
      const allowance = await countHit(trx, { limit: limitOf(site), address, now: lead.receivedAt });
      if (allowance.kind === 'limited') throw new OverLimitError(allowance);
      await queueMails(trx, mails, site);
    });
    return { kind: 'stored' };
  } catch (error) {
    if (error instanceof OverLimitError) return error.allowance;
    // The same submission may have been stored between our look and our insert. Any other clash is a failure.
    const leadId = isUniqueViolation(error) ? await findStored([lead.submissionId], site) : null;
    if (leadId !== null) return { kind: 'repeat', leadId };
    throw error;
  }
}

function toRow(lead: Lead): Insertable<LeadsTable> {
  return {
    id: lead.id,
    submission_id: lead.submissionId,
    form_name: lead.formName,
    status: 'new',
    received_at: lead.receivedAt,
    email: lead.email === null ? null : toStoredAddress(lead.email),
    name: lead.name,
    fields: JSON.stringify(lead.fields),
    quarantine_reasons: JSON.stringify(lead.quarantineReasons),
    is_late: lead.isLate ? 1 : 0,
    search_text: leadSearchText(lead.fields),
    is_held: quarantineReasonsOf(lead.quarantineReasons).length > 0 ? 1 : 0,
    checkup_id: lead.checkup?.id ?? null,
    ...toSourceRow(lead.source),
  };
}

/** Those of `reasons` that hold a lead's mails back. Speed alone is only a mark. */
function quarantineReasonsOf(reasons: readonly Suspicion[]): Suspicion[] {
  return reasons.filter(reason => reason !== 'too_fast');
}

/** A lead as the desk's search finds it: everything that was filled in, without case and accents. */
export function leadSearchText(fields: Readonly<Record<string, string>>): string {
  return toSearchText(Object.values(fields).join('\n').slice(0, SEARCH_TEXT_MAX));
}

/** The id of the lead that is stored under one of these submission ids. */
async function findStored(submissionIds: readonly string[], { db }: Site): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('submission_id', 'in', submissionIds)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The id to store a submission under, and all those under which the same one may be stored already. A submission is a
 * repeat when its page's id and its text are the same: a corrected text never is. A post without an id (no scripts, third
 * parties) repeats an equal one of this or the previous ten minutes. One that `quarantinedFor` marks can repeat an equal
 * unmarked one, never the reverse: no robot or other site can block a person's text in advance.
 */
function submissionIdsOf(
  submission: LeadSubmission,
  { quarantinedFor, now }: { quarantinedFor: readonly Suspicion[]; now: number },
): SubmissionIds {
  const unmarked = idsOfText(submission, [], now);
  if (quarantinedFor.length === 0) return unmarked;
  const marked = idsOfText(submission, quarantinedFor, now);
  return { own: marked.own, repeats: [...marked.repeats, ...unmarked.repeats] };
}

function idsOfText(
  { formName, fields, submissionId }: LeadSubmission,
  marks: readonly Suspicion[],
  now: number,
): SubmissionIds {
  const content = digest([...marks, formName, ...Object.entries(fields).flat()]);
  if (submissionId !== null) {
    const own = `${submissionId}.${content}`;
    return { own, repeats: [own] };
  }
  const bucket = Math.floor(now / SAME_TEXT_WINDOW_MS);
  const own = `text.${content}.${bucket}`;
  return { own, repeats: [own, `text.${content}.${bucket - 1}`] };
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function limitOf({ env, secret }: Site) {
  return {
    name: 'leads',
    perMinute: env.LEADS_PER_MINUTE,
    perHour: env.LEADS_PER_HOUR,
    secret: secret('LIMITS_SECRET'),
  };
}

type SubmissionIds = { own: string; repeats: readonly string[] };

const SAME_TEXT_WINDOW_MS = 10 * MINUTE_MS;
/** Only the beginning of a long message is searched. */
const SEARCH_TEXT_MAX = 4_000;

/** What a robot's post often shows. Each sign only marks a submission; none of them refuses it. */
export function findSuspicions(signs: SubmissionSigns): Suspicion[] {
  const { isTrapFilled, startedAt, isCrossSite, now } = signs;
  // By the visitor's clock: one that runs ahead makes the age negative, which says nothing.
  const age = startedAt === null ? null : now - startedAt;
  return [
    ...(isTrapFilled ? (['trap_filled'] as const) : []),
    ...(age !== null && age >= 0 && age < FILL_TIME_MIN_MS ? (['too_fast'] as const) : []),
    ...(isCrossSite ? (['cross_site'] as const) : []),
  ];
}

export type Suspicion = 'trap_filled' | 'too_fast' | 'cross_site';

export type SubmissionSigns = {
  /** True when the trap field, which no person sees, holds something. */
  isTrapFilled: boolean;
  /** When the page was opened, by the visitor's clock; null when unknown. */
  startedAt: number | null;
  /** True when the browser says that another site sent the post. */
  isCrossSite: boolean;
  now: number;
};

const FILL_TIME_MIN_MS = 2_000;
