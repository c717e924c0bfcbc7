import type { Metadata } from 'next';
import { LeadCheckup } from '@/app/(desk)/desk/checkups/parts';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { LeadCall } from '@/app/(desk)/desk/leads/calls';
import { Composer } from '@/app/(desk)/desk/leads/composer';
import {
  LeadContact,
  LeadFacts,
  LeadFollowUp,
  LeadSource,
  LeadStatusPanel,
  SamePerson,
} from '@/app/(desk)/desk/leads/lead';
import { LeadMark, leadName, leadTopic, SignUpMark } from '@/app/(desk)/desk/leads/parts';
import { AnswerDone, AnswerForm, Reply } from '@/app/(desk)/desk/leads/thread';
import { NoteForm, Timeline } from '@/app/(desk)/desk/leads/timeline';
import { listTimeline, type TimelineEntry } from '@/app/(desk)/desk/leads/timeline.queries';
import { LeadPaymentLinks } from '@/app/(desk)/desk/payments/links';
import { findOtherRecords } from '@/app/(desk)/desk/person/queries';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, Moment } from '@/app/(desk)/desk/shell/parts';
import { forms } from '@/content/forms';
import { site as agency } from '@/content/site';
import { listStaff } from '@/lib/accounts/staff-users';
import { listPaymentLinks } from '@/lib/billing';
import { findCall } from '@/lib/bookings';
import { checkupToken, findCheckupOfLead } from '@/lib/checkup';
import type { DeskLead } from '@/lib/leads/lead';
import { findDeskLead } from '@/lib/leads/leads.sql';
import { businessOf } from '@/lib/leads/topic';
import { toFieldRows } from '@/lib/mail/compose-mail';
import { parseAddress, SUBJECT_MAX_LENGTH } from '@/lib/mail/outgoing-mail';
import { findReaders, NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { isId } from '@/lib/site/ids';
import { toParams } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { getSite } from '@/lib/site/site';
import { truncate } from '@/lib/site/text';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Leads');
}

/** One lead: what was sent, who looks after it, what comes next, and all that happened. */
export default async function LeadPage({ params, searchParams }: LeadPageProps) {
  const staff = await requireStaff();
  const { id } = await params;
  const site = getSite();
  const lead = isId(id) ? await findDeskLead(id, site) : null;
  if (!lead) return <DeskGone staff={staff} />;
  await insertAuditOnce({ actorId: staff.accountId, action: 'lead-read', subjectId: lead.id }, site);
  const isReader = await findIsReader(lead);
  const checkup = await findCheckupOfLead(lead.id, site);
  const form = Object.entries(forms).find(([name]) => name === lead.formName)?.[1];
  const rows = toFieldRows(lead.fields, form);
  const members = await listStaff(site);
  const to = lead.isQuarantined || isReader !== null ? null : parseAddress(lead.email ?? '');
  const entries = await listTimeline(lead, site);
  return (
    <DeskPage
      staff={staff}
      current="leads"
      title={leadName(lead)}
      crumb={{ label: 'Leads', href: serverRoutes.deskLeads() }}
      meta={
        <>
          {isReader === null ? <LeadMark lead={lead} /> : <SignUpMark isReader={isReader} />}
          <span>{[businessOf(lead), leadTopic(lead)].filter(Boolean).join(', ')}</span>
          <Moment at={lead.receivedAt} />
        </>
      }
      action={lead.isQuarantined ? null : <LeadContact lead={lead} canReply={to !== null} />}
      more={
        lead.email
          ? {
              children: (
                <PostButton action="person-find" hidden={[['email', lead.email]]}>
                  Everything we have for this email address
                </PostButton>
              ),
            }
          : null
      }
    >
      {lead.hasAnswer ? <AnswerDone lead={lead} /> : null}
      <div className="desk-columns">
        <div className="grid gap-6">
          <DeskSection title="Conversation" id="history">
            <Timeline
              entries={entries}
              leadEmail={lead.email}
              received={<LeadFacts rows={rows} isEmpty={rows.length === 0} />}
            />
          </DeskSection>
          <Composer
            reply={
              to === null ? null : (
                <Reply
                  lead={lead}
                  to={to}
                  subject={subjectOf(entries)}
                  templateId={toParams(await searchParams).get('template')}
                  staffName={members.find(({ id }) => id === staff.accountId)?.name ?? staff.email}
                  siteUrl={site.env.SITE_URL}
                  isReceiving={site.env.MAIL_REPLY_ADDRESS !== null}
                  messageId={site.newId()}
                />
              )
            }
            note={<NoteForm leadId={lead.id} noteId={site.newId()} />}
            answer={to === null ? null : <AnswerForm leadId={lead.id} messageId={site.newId()} />}
          />
          {lead.formName === 'checkup-report-form' ? (
            <LeadCheckup checkup={checkup} token={checkup && checkupToken(checkup, site)} />
          ) : null}
        </div>
        <div className="grid gap-6">
          <LeadStatusPanel lead={lead} isReader={isReader} now={site.now()} />
          {isReader === null ? (
            <LeadFollowUp lead={lead} staff={members} accountId={staff.accountId} />
          ) : null}
          <LeadCall call={await findCall(lead.id, site)} />
          <LeadSource source={lead.source} />
          {lead.email ? (
            <SamePerson person={await findOtherRecords({ id: lead.id, email: lead.email }, site)} />
          ) : null}
          <LeadPaymentLinks
            links={await listPaymentLinks(lead.id, site)}
            leadId={lead.id}
            mayAdd={staff.isOwner && to !== null}
          />
        </div>
      </div>
    </DeskPage>
  );
}

/** The subject of the latest message again, else one for the first. */
function subjectOf(entries: readonly TimelineEntry[]): string {
  const last = entries.findLast(
    entry => entry.kind === 'message' && entry.message.subject !== '' && entry.message.is_automatic === 0,
  );
  if (last?.kind !== 'message') return `Your message to ${agency.name}`;
  return truncate(`Re: ${last.message.subject.replace(/^(?:re: *)+/i, '')}`, SUBJECT_MAX_LENGTH - 1, '…');
}

type LeadPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Whether its sender gets the newsletter; null for what is no sign-up, or waits in quarantine. */
async function findIsReader({ formName, isQuarantined, email }: DeskLead): Promise<boolean | null> {
  if (formName !== NEWSLETTER_FORM || isQuarantined || email === null) return null;
  return (await findReaders([email], getSite().db)).size > 0;
}
