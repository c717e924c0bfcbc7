import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { parseLeadFilter } from '@/lib/leads/filter';
import { toParams } from '@/lib/site/list-filter';
import { getSite } from '@/lib/site/site';
import { FoundGroups, SearchForm } from './parts';
import { findPlacesOf } from './places';
import { findAtDesk } from './queries';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Search');
}

/** One search over leads, orders, customers, invoices and the pages of the desk. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const staff = await requireStaff();
  const { text } = parseLeadFilter(toParams(await searchParams), []);
  return (
    <DeskPage staff={staff} current={null} title="Search">
      <SearchForm text={text} />
      {text === '' ? null : (
        <FoundGroups
          text={text}
          found={await findAtDesk(text, getSite())}
          places={findPlacesOf(text, staff)}
        />
      )}
    </DeskPage>
  );
}

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };
