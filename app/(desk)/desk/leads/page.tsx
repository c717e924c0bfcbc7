import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { EndedSubscriptions } from '@/components/desk/ended-subscriptions';
import { ExportForm } from '@/components/desk/export-form';
import { LeadFilters } from '@/components/desk/lead-filters';
import { LeadTable } from '@/components/desk/lead-table';
import { PageLinks } from '@/components/desk/page-links';
import { TextLink } from '@/components/ui/text-link';
import { deskFigures, deskWords } from '@/content/desk';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { isConfirmed } from '@/lib/desk/confirm-factor';
import { parseLeadFilter, parseListCursor, toLeadParams, toLeadQuery, toParams } from '@/lib/desk/list-query';
import {
  countReaders,
  findReaders,
  listEndedSubscriptions,
  NEWSLETTER_FORM,
} from '@/lib/newsletter/newsletter';
import { promiseFor } from '@/lib/leads/promise';
import { fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { getDeskServices } from '@/lib/services';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.leads.title);
}

/** Every lead, newest first, narrowed by what the address says. */
export default async function LeadsPage({ searchParams }: LeadsPageProps) {
  const staff = await requireStaff();
  const services = getDeskServices();
  const params = toParams(await searchParams);
  const filter = parseLeadFilter(params, services.leadForms);
  const now = services.clock.now();
  const query = toLeadQuery(filter, parseListCursor(params), { ...services, now });
  const page = await services.leads.list(query);
  const words = deskWords.leads;
  const { db } = getSite();
  const narrowed = toLeadParams(filter);
  return (
    <DeskPage staff={staff} current="leads" title={words.title}>
      <LeadFilters filter={filter} leadForms={services.leadForms} words={deskWords} />
      <LeadTable
        rows={page.rows.map(lead => ({ lead, promise: promiseFor(lead, services.promise, now) }))}
        words={deskWords}
        forms={forms}
        readers={await findReaders(
          page.rows.flatMap(({ email }) => email ?? []),
          db,
        )}
        empty={narrowed.length === 0 ? words.noneAtAll : words.none}
        caption={words.title}
        timeZone={site.timeZone}
      />
      <PageLinks page={page} path={routes.deskLeads()} filter={narrowed} words={deskWords.pages} />
      <ExportForm
        action="leads-export"
        filter={narrowed}
        isConfirmed={isConfirmed(staff, 'export', now)}
        factorWords={deskWords.factor}
        words={{ ...deskWords.export, title: words.exportTitle, text: words.exportText }}
      />
      <ExportForm
        action="subscribers-export"
        filter={[]}
        isConfirmed={isConfirmed(staff, 'export', now)}
        factorWords={deskWords.factor}
        words={{
          ...deskWords.export,
          button: words.subscribersButton,
          title: words.subscribersTitle,
          text: fillText(words.subscribersText, { count: String(await countReaders(db)) }),
        }}
      />
      <p>
        <TextLink href={`${routes.deskLeads()}?form=${NEWSLETTER_FORM}`}>{words.signUps}</TextLink>
      </p>
      <EndedSubscriptions
        subscriptions={await listEndedSubscriptions(deskFigures.endedSubscriptions, db)}
        words={deskWords}
        timeZone={site.timeZone}
      />
    </DeskPage>
  );
}

type LeadsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
