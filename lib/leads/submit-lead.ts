import type { Clock } from '@/lib/site/clock';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { isLateAt, type PromotionRule } from '@/lib/promotion/promotion-window';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { findSuspicions, type Suspicion } from '@/lib/site/security/suspicion';
import { WAITING_LIST } from './expects-contact';
import { quarantineReasonsOf, type Lead } from './lead';
import type { Fields, LeadSubmission } from '@/lib/forms';
import type { LeadStore } from './ports';
import { submissionIdsOf } from './submission-ids';

/**
 * Stores the lead together with its outgoing emails before it is acknowledged, so neither a crash nor an outage of the
 * email service can lose it. A repeat is a success that changes nothing. Throws when the store fails: then nothing is
 * stored, and the visitor must not be thanked.
 */
export async function submitLead(posted: PostedLead, deps: SubmitLeadDeps): Promise<SubmitLeadOutcome> {
  const now = deps.clock.now();
  const quarantineReasons = suspicionsOf(posted, now);
  const ids = submissionIdsOf(posted.submission, {
    quarantinedFor: quarantineReasonsOf(quarantineReasons),
    now,
  });
  const isLate = posted.submission.formName === PROMOTION_FORM && isLateAt(deps.promotion, now);
  const earlier = await deps.store.findStored(ids.known);
  if (earlier !== null) return repeatOf(earlier, { isLate, posted }, deps);
  const allowance = await deps.store.findAllowance(posted.address, now);
  if (allowance.kind === 'limited') return allowance;
  const made = { id: deps.newId(), submissionId: ids.own, receivedAt: now, quarantineReasons, isLate };
  const fields = await fieldsOf(posted.submission, { isLate, now }, deps);
  const lead = newLead({ ...posted.submission, fields }, made);
  const mails = await mailsFor(lead, deps);
  const saved = await deps.store.save({ lead, mails, address: posted.address });
  if (saved.kind === 'limited') return saved;
  if (saved.kind === 'repeat') return repeatOf(saved.leadId, { isLate, posted }, deps);
  return { kind: 'accepted', isLate, leadId: lead.id, fields };
}

/** A repeat gets the same response as the first post, whatever has been sold since. */
async function repeatOf(
  leadId: string,
  { isLate, posted }: { isLate: boolean; posted: PostedLead },
  { store }: Pick<SubmitLeadDeps, 'store'>,
): Promise<SubmitLeadOutcome> {
  const stored = await store.find(leadId);
  return { kind: 'repeat', isLate, leadId, fields: stored?.fields ?? posted.submission.fields };
}

/** Who asks for a place of the promotion when all are taken is put on the waiting list, as on the contact page. */
async function fieldsOf(
  { formName, fields }: LeadSubmission,
  { isLate, now }: { isLate: boolean; now: number },
  { readPlacesLeft }: Pick<SubmitLeadDeps, 'readPlacesLeft'>,
): Promise<Fields> {
  if (formName !== PROMOTION_FORM || isLate || (await readPlacesLeft(now)) > 0) return fields;
  return { ...fields, [WAITING_LIST.field]: WAITING_LIST.value };
}

function suspicionsOf({ submission, isCrossSite }: PostedLead, now: number): Suspicion[] {
  const { isTrapFilled, startedAt } = submission;
  return findSuspicions({ isTrapFilled, startedAt, isCrossSite, now });
}

function newLead({ formName, fields }: LeadSubmission, made: MadeLead): Lead {
  return {
    ...made,
    formName,
    name: fields['name'] || fields['fullName'] || null,
    email: fields['email'] || null,
    fields,
  };
}

/**
 * A filled honeypot is a robot's: its lead waits in quarantine without emails. A post from another site never makes us
 * write to a stranger, but the agency gets a notice. Speed alone is only a mark: browsers fill forms in a second.
 */
async function mailsFor(lead: Lead, deps: MailDeps): Promise<OutgoingMail[]> {
  if (lead.quarantineReasons.includes('trap_filled')) return [];
  const mails = await renderOrReport(lead, deps);
  return lead.quarantineReasons.includes('cross_site')
    ? mails.filter(mail => mail.kind === 'lead-notify')
    : mails;
}

/** A text that the templates cannot take must not cost the lead: it is kept, and the desk shows it without mails. */
async function renderOrReport(lead: Lead, { renderMails, report }: MailDeps): Promise<OutgoingMail[]> {
  try {
    return await renderMails(lead);
  } catch (error) {
    report('lead_mails_not_rendered', error);
    return [];
  }
}

const PROMOTION_FORM = 'christmas-in-july-form';

/** A submission, with what the request says about its sender. */
export type PostedLead = { submission: LeadSubmission; address: string; isCrossSite: boolean };

type MadeLead = Pick<Lead, 'id' | 'submissionId' | 'receivedAt' | 'quarantineReasons' | 'isLate'>;

type SubmitLeadOutcome =
  | { kind: 'accepted' | 'repeat'; isLate: boolean; leadId: string; /** As stored. */ fields: Fields }
  | Extract<Allowance, { kind: 'limited' }>;

export type SubmitLeadDeps = {
  store: LeadStore;
  clock: Clock;
  newId: () => string;
  promotion: PromotionRule;
  /** How many of the promotion's places are free, now, not when the page was built. */
  readPlacesLeft: (now: number) => Promise<number>;
  /** Renders the mails about a new lead: the agency's notice and the visitor's confirmation. */
  renderMails: (lead: Lead) => Promise<OutgoingMail[]>;
  /** Logs what went wrong, without the visitor's data. */
  report: (event: LeadFailure, error: unknown) => void;
};

type LeadFailure = 'lead_not_stored' | 'lead_mails_not_rendered' | 'sent_lead_not_read';

type MailDeps = Pick<SubmitLeadDeps, 'renderMails' | 'report'>;
