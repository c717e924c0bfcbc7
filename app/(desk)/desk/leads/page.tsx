import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { ExportForm } from '@/components/desk/forms';
import { LeadFilters, LeadTable, QuarantineTable } from '@/components/desk/leads';
import { DeskSection, Hint, Moment } from '@/components/desk/parts';
import { sayEndReason } from '@/components/desk/person';
import { OwnerOnly } from '@/components/desk/staff';
import { ListParts, PageLinks, DeskTable } from '@/components/desk/table';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures } from '@/content/desk';
import { retention } from '@/content/retention';
import { isConfirmed } from '@/lib/accounts/factor';
import type { DeskLead } from '@/lib/desk/desk-lead';
import { countQuarantine, LEAD_FORMS, listLeads } from '@/lib/desk/leads.sql';
import { parseLeadFilter, parseListCursor, toLeadParams, toParams } from '@/lib/desk/lists';
import { listStaff } from '@/lib/desk/staff-users';
import {
  countReaders,
  findReaders,
  listEndedSubscriptions,
  NEWSLETTER_FORM,
} from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Leads');
}

/** Every lead, newest first, narrowed by what the address says. */
export default async function LeadsPage({ searchParams }: LeadsPageProps) {
  const staff = await requireStaff();
  const site = getSite();
  const params = toParams(await searchParams);
  const filter = parseLeadFilter(params, LEAD_FORMS);
  const page = await listLeads({ filter, cursor: parseListCursor(params) }, site);
  const filterParams = toLeadParams(filter);
  const staffMembers = await listStaff(site);
  const isQuarantine = filter.status === 'quarantine';
  const isExportConfirmed = isConfirmed(staff, 'export', site.now());
  return (
    <DeskPage staff={staff} current="leads" title="Leads">
      <ListParts
        parts={[
          { label: 'All leads', href: routes.deskLeads(), isCurrent: !isQuarantine },
          {
            label: 'In quarantine',
            href: routes.deskQuarantine(),
            isCurrent: isQuarantine,
            waiting: await countQuarantine(site.now() + 1, site),
          },
        ]}
      />
      <LeadFilters filter={filter} leadForms={LEAD_FORMS} staff={staffMembers} />
      {isQuarantine ? (
        <>
          <Hint>
            These leads look like spam. Their emails wait until you decide. One click releases a lead and
            sends its emails. A lead that no one releases is deleted after {retention.quarantinedLeadDays}{' '}
            days.
          </Hint>
          <QuarantineTable
            leads={page.rows}
            empty={filterParams.length === 1 ? 'Nothing is in quarantine.' : 'No lead matches.'}
          />
        </>
      ) : (
        <LeadTable
          leads={page.rows}
          now={site.now()}
          staff={staffMembers}
          readers={await findReaders(emailsOf(page.rows), site.db)}
          caption="Leads"
          empty={filterParams.length === 0 ? 'No leads yet.' : 'No lead matches.'}
        />
      )}
      <PageLinks page={page} path={routes.deskLeads()} filter={filterParams} />
      <OwnerOnly staff={staff}>
        <ExportForm
          action="leads-export"
          filter={filterParams}
          title="Download as CSV"
          isConfirmed={isExportConfirmed}
        >
          All leads in this list, on every page.
        </ExportForm>
        {isQuarantine ? null : <NewsletterReaders isConfirmed={isExportConfirmed} />}
      </OwnerOnly>
    </DeskPage>
  );
}

/** Who gets the newsletter, and who no longer does. */
async function NewsletterReaders({ isConfirmed }: { isConfirmed: boolean }) {
  const { db } = getSite();
  return (
    <>
      <ExportForm
        action="subscribers-export"
        filter={[]}
        title="Newsletter"
        button="Download subscribers"
        isConfirmed={isConfirmed}
      >
        Confirmed addresses: {await countReaders(db)}. Each has its own unsubscribe link: put it in every
        email, and download the list again before each mailing.
      </ExportForm>
      <p>
        <TextLink href={`${routes.deskLeads()}?form=${NEWSLETTER_FORM}`}>All sign-ups</TextLink>
      </p>
      <DeskSection title="Unsubscribed">
        <DeskTable
          caption="Unsubscribed"
          empty="No one has unsubscribed."
          rows={await listEndedSubscriptions(deskFigures.endedSubscriptions, db)}
          columns={[
            [
              'Email',
              ({ id, email }) => (
                <a href={routes.deskPerson(`subscription-${id}`)} className="text-link font-bold">
                  {email}
                </a>
              ),
              'main',
            ],
            ['When', ({ endedAt }) => <Moment at={endedAt} />],
            ['Why', ({ reason }) => sayEndReason(reason)],
          ]}
        />
      </DeskSection>
    </>
  );
}

function emailsOf(leads: readonly DeskLead[]): string[] {
  return leads.flatMap(({ email }) => email ?? []);
}

type LeadsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
