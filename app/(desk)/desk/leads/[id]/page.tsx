import type { Metadata } from 'next';
import { DeskGone, DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskSection } from '@/components/desk/desk-section';
import { LeadFacts } from '@/components/desk/lead-facts';
import { LeadNotes } from '@/components/desk/lead-notes';
import { LeadStatusPanel } from '@/components/desk/lead-status-panel';
import { MailTable } from '@/components/desk/mail-table';
import { TextLink } from '@/components/ui/text-link';
import { deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { NOTE_MAX, type DeskLead } from '@/lib/desk/desk-lead';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { promiseFor, sitePromise } from '@/lib/leads/promise';
import { findLead, listNotes } from '@/lib/desk/leads.sql';
import { listMailsAbout } from '@/lib/desk/mails';
import { isId } from '@/lib/site/ids';
import { describeTopic } from '@/lib/leads/topic';
import { toFieldRows } from '@/lib/mail/compose-mail';
import { findReaders, NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.leads.title);
}

/** One lead: what was sent, its state, what was noted, and what became of its mails. */
export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const lead = isId(id) ? await findLead(id, site) : null;
  if (!lead) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'lead-read', subjectId: lead.id }, site);
  const formName = Object.keys(forms).find(name => name === lead.formName);
  const form = Object.entries(forms).find(([name]) => name === formName)?.[1];
  const words = deskWords.lead;
  return (
    <DeskPage staff={staff} current="leads" title={lead.name ?? lead.email ?? deskWords.leads.noName}>
      <p>
        <TextLink href={routes.deskLeads()}>{words.back}</TextLink>
      </p>
      <div className="desk-columns">
        <DeskSection title={words.fields}>
          <LeadFacts
            lead={lead}
            rows={toFieldRows(lead.fields, form)}
            topic={describeTopic(lead, form)}
            words={deskWords}
            timeZone={agency.timeZone}
          />
        </DeskSection>
        <LeadStatusPanel
          lead={lead}
          isReader={await isReader(lead)}
          promise={promiseFor(lead, sitePromise, site.now())}
          words={deskWords}
          timeZone={agency.timeZone}
        />
      </div>
      <DeskSection title={words.notes} id="notes">
        <LeadNotes
          leadId={lead.id}
          noteId={site.newId()}
          notes={await listNotes(lead.id, site)}
          words={words}
          maxLength={NOTE_MAX}
          timeZone={agency.timeZone}
        />
      </DeskSection>
      <DeskSection title={words.mails}>
        <MailTable
          mails={await listMailsAbout(lead.id, site)}
          words={deskWords}
          caption={words.mails}
          empty={words.noMails}
          timeZone={agency.timeZone}
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
