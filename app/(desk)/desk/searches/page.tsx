import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DataTable } from '@/components/desk/data-table';
import { listSearchMisses } from '@/lib/desk/health';
import { deskFigures, deskWords } from '@/content/desk';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.searches.title);
}

/** What people searched for and did not find. */
export default async function SearchesPage() {
  const staff = await requireStaff();
  const misses = await listSearchMisses(deskFigures.searchMisses, getSite());
  const { title, text, none, columns } = deskWords.searches;
  return (
    <DeskPage staff={staff} current="searches" title={title}>
      <p className="max-w-[62em]">{text}</p>
      <DataTable
        caption={title}
        empty={none}
        columns={[
          { key: 'day', label: columns.day },
          { key: 'text', label: columns.text, isMain: true },
          { key: 'count', label: columns.count },
        ]}
        rows={misses.map(miss => ({
          key: `${miss.day} ${miss.text}`,
          cells: {
            day: miss.day,
            text: miss.text,
            count: miss.count,
          },
        }))}
      />
    </DeskPage>
  );
}
