import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { Table } from '@/components/desk/table';
import { deskFigures } from '@/content/desk';
import { listSearchMisses } from '@/lib/desk/health';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Searches without results');
}

/** What people searched for and did not find. */
export default async function SearchesPage() {
  const staff = await requireStaff();
  const misses = await listSearchMisses(deskFigures.searchMisses, getSite());
  return (
    <DeskPage staff={staff} current="searches" title="Searches without results">
      <p className="max-w-[62em]">
        What people typed and our search didn’t find: a question that a page should answer, or a word that it
        should use. We don’t know who typed it.
      </p>
      <Table
        caption="Searches without results"
        empty="Every search found something."
        rows={misses.map(miss => ({ ...miss, id: `${miss.day} ${miss.text}` }))}
        columns={[
          ['Day', miss => miss.day],
          ['Searched for', miss => miss.text, 'main'],
          ['How often', miss => miss.count],
        ]}
      />
    </DeskPage>
  );
}
