import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { LeadFacts, LeadNotes, LeadStatusPanel } from '@/components/desk/lead';
import { leadName } from '@/components/desk/leads';
import { MailTable } from '@/components/desk/mails';
import { DeskSection } from '@/components/desk/parts';
import { TextLink } from '@/components/ui/text-link';
import { forms } from '@/content/forms';
import type { DeskLead } from '@/lib/desk/desk-lead';
import { findDeskLead, listNotes } from '@/lib/desk/leads.sql';
import { listMailsAbout } from '@/lib/desk/mails';
import { describeTopic } from '@/lib/leads/topic';
import { toFieldRows } from '@/lib/mail/compose-mail';
import { findReaders, NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Leads');
}

/** One lead: what was sent, its state, what was noted, and what became of its emails. */
export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const lead = isId(id) ? await findDeskLead(id, site) : null;
  if (!lead) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'lead-read', subjectId: lead.id }, site);
  const form = Object.entries(forms).find(([name]) => name === lead.formName)?.[1];
  return (
    <DeskPage staff={staff} current="leads" title={leadName(lead)}>
      <p>
        <TextLink href={routes.deskLeads()}>All leads</TextLink>
      </p>
      <div className="desk-columns">
        <DeskSection title="What was sent">
          <LeadFacts lead={lead} rows={toFieldRows(lead.fields, form)} topic={describeTopic(lead, form)} />
        </DeskSection>
        <LeadStatusPanel lead={lead} isReader={await isReader(lead)} now={site.now()} />
      </div>
      <DeskSection title="Notes" id="notes">
        <LeadNotes leadId={lead.id} noteId={site.newId()} notes={await listNotes(lead.id, site)} />
      </DeskSection>
      <DeskSection title="Emails">
        <MailTable
          mails={await listMailsAbout(lead.id, site)}
          caption="Emails"
          empty="This lead has no emails."
        />
      </DeskSection>
    </DeskPage>
  );
}

/** Whether its sender gets the newsletter; null for what is no sign-up, or waits in quarantine. */
async function isReader({ formName, isQuarantined, email }: DeskLead): Promise<boolean | null> {
  if (formName !== NEWSLETTER_FORM || isQuarantined || email === null) return null;
  return (await findReaders([email], getSite().db)).size > 0;
}
