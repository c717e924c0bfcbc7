import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { LeadFilters, QuarantineTable } from '@/app/(desk)/desk/leads/parts';
import { LeadTable } from '@/app/(desk)/desk/leads/table';
import { LeadViews, Pipeline, readViews } from '@/app/(desk)/desk/leads/views';
import { ExportForm, isExportRefused } from '@/app/(desk)/desk/shell/forms';
import { Hint } from '@/app/(desk)/desk/shell/parts';
import { PageLinks } from '@/app/(desk)/desk/shell/table';
import { OwnerOnly } from '@/app/(desk)/desk/staff/parts';
import { TextLink } from '@/components/ui/text-link';
import { retention } from '@/content/retention';
import { isConfirmed } from '@/lib/accounts/factor';
import { listStaff } from '@/lib/accounts/staff-users';
import { parseLeadFilter, toLeadParams } from '@/lib/leads/filter';
import type { DeskLead } from '@/lib/leads/lead';
import { findPlaces, LEAD_FORMS, listLeads, listSources } from '@/lib/leads/leads.sql';
import { findReaders, NEWSLETTER_FORM } from '@/lib/newsletter/newsletter';
import { toParams } from '@/lib/site/list-filter';
import { listAddress, parseListCursor } from '@/lib/site/list-page';
import { serverRoutes } from '@/lib/site/routes';
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
  const cursor = parseListCursor(params);
  const page = await listLeads({ filter, cursor }, site);
  const places = await findPlaces({ leads: page.rows, text: filter.text }, site);
  const filterParams = toLeadParams(filter);
  const staffMembers = await listStaff(site);
  const { views, stages } = await readViews(staff.accountId, site);
  const isQuarantine = filter.status === 'quarantine';
  const isSignUps = filter.formName === NEWSLETTER_FORM && !isQuarantine;
  return (
    <DeskPage
      staff={staff}
      current={isSignUps ? 'newsletter' : 'leads'}
      title="Leads"
      more={{
        isOpen: isExportRefused('leads-export'),
        children: (
          <>
            <ul className="grid gap-2">
              <li>
                <TextLink href={serverRoutes.deskPerson()}>One person: find, download, erase</TextLink>
              </li>
              <li>
                <TextLink href={serverRoutes.deskCheckups()}>Website checkups</TextLink>
              </li>
            </ul>
            <OwnerOnly staff={staff}>
              <ExportForm
                action="leads-export"
                filter={filterParams}
                title="Download as CSV"
                isConfirmed={isConfirmed(staff, 'export', site.now())}
              >
                All leads in this list, on every page.
              </ExportForm>
            </OwnerOnly>
          </>
        ),
      }}
    >
      <LeadViews filter={filter} views={views} />
      <Pipeline stages={stages} />
      <LeadFilters
        filter={filter}
        leadForms={LEAD_FORMS}
        staff={staffMembers}
        sources={await listSources('leads', site)}
      />
      {isQuarantine ? (
        <>
          <Hint>
            These leads look like spam. Their emails wait until you decide. One click releases a lead and
            sends its emails. A lead that no one releases is deleted after {retention.quarantinedLeadDays}{' '}
            days.
          </Hint>
          <QuarantineTable
            leads={page.rows}
            places={places}
            empty={filterParams.length === 1 ? 'Nothing is in quarantine.' : 'No lead matches.'}
          />
        </>
      ) : (
        <LeadTable
          leads={page.rows}
          places={places}
          now={site.now()}
          staff={staffMembers}
          readers={await findReaders(emailsOf(page.rows), site.db)}
          here={listAddress(serverRoutes.deskLeads(), filterParams, cursor)}
          caption="Leads"
          empty={filterParams.length === 0 ? 'No leads yet.' : 'No lead matches.'}
        />
      )}
      <PageLinks page={page} path={serverRoutes.deskLeads()} filter={filterParams} />
    </DeskPage>
  );
}

function emailsOf(leads: readonly DeskLead[]): string[] {
  return leads.flatMap(({ email }) => email ?? []);
}

type LeadsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
