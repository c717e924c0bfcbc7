import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import { newAuditEntry } from './audit';
import type { DeskLead } from './desk-lead';
import type { DeskServices } from './services-type';
import type { Staff } from './staff';

/** A held lead is none of a robot's: it joins the others, and the mails go out that it would have had at once. */
export async function releaseLead(id: string, staff: Staff, services: DeskServices): Promise<ReleaseOutcome> {
  const lead = await services.leads.find(id);
  if (!lead) return { kind: 'gone' };
  if (!lead.isQuarantined) return { kind: 'changed' };
  const mails = await renderOrReport(lead, services);
  const audit = newAuditEntry({ actorId: staff.accountId, action: 'lead-rescued', subjectId: id }, services);
  const outcome = await services.leads.release({ id, mails, audit });
  if (outcome !== 'done') return { kind: outcome };
  services.wakeDelivery();
  return { kind: 'released', mails: mails.length };
}

/** The mails that a lead has not had if it is still held: one without marks never was. */
export async function renderQuarantineMails(id: string, services: DeskServices): Promise<OutgoingMail[]> {
  const lead = await services.leads.find(id);
  return lead && lead.quarantineReasons.length > 0 ? renderOrReport(lead, services) : [];
}

/** The email that says that the lead is answered, asked for or not: its sender may ask at this very moment. */
export async function renderAnswerMails(id: string, services: DeskServices): Promise<OutgoingMail[]> {
  const lead = await services.leads.find(id);
  return lead ? orReport(() => services.renderAnswerMails(lead), services) : [];
}

function renderOrReport(lead: DeskLead, services: DeskServices): Promise<OutgoingMail[]> {
  // Without its marks: they would hold the mails back again.
  return orReport(() => services.renderLeadMails({ ...lead, quarantineReasons: [] }), services);
}

/** A text that the templates cannot take must not keep the lead where it is. */
async function orReport(
  render: () => Promise<OutgoingMail[]>,
  services: DeskServices,
): Promise<OutgoingMail[]> {
  try {
    return await render();
  } catch (error) {
    services.report('lead_mails_not_rendered', error);
    return [];
  }
}

type ReleaseOutcome = { kind: 'released'; mails: number } | { kind: 'changed' | 'gone' };
