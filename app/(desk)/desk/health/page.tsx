import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { HealthFacts } from '@/app/(desk)/desk/health/parts';
import { listSearchMisses } from '@/app/(desk)/desk/health/queries';
import { QuestionsSection } from '@/app/(desk)/desk/questions/parts';
import { listUnanswered } from '@/app/(desk)/desk/questions/queries';
import { DeskSection, Hint } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { deskFigures } from '@/content/desk';
import { findWrittenAnswer } from '@/lib/assistant';
import { getSite } from '@/lib/site/site';
import { formatDay } from '@/lib/site/time';
import { checkHealth } from '@/lib/watch';
import { findNewestBackup } from '@/lib/watch/newest-backup';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Health, searches and questions');
}

/** What the health check knows, in words, how old the latest backup is, and what people searched for and did not find. */
export default async function HealthPage() {
  const staff = await requireStaff();
  const site = getSite();
  const misses = await listSearchMisses(deskFigures.searchMisses, site);
  const asked = await listUnanswered(deskFigures.searchMisses, site);
  const unanswered = asked.filter(({ text }) => findWrittenAnswer(text) === null);
  return (
    <DeskPage staff={staff} current="health" title="Health, searches and questions">
      <div className="desk-halves">
        <div className="grid gap-6">
          <HealthFacts
            health={await checkHealth(site)}
            backup={await findNewestBackup(site)}
            now={site.now()}
          />
          <DeskSection title="Searches without results" id="searches">
            <Hint>
              What people typed and our search didn’t find: a question that a page should answer, or a word
              that it should use. We don’t know who typed it.
            </Hint>
            <DeskTable
              caption="Searches without results"
              empty="Every search found something."
              rows={misses.map(miss => ({ ...miss, id: `${miss.day} ${miss.text}` }))}
              columns={[
                ['Searched for', miss => <strong>{miss.text}</strong>, 'main'],
                ['How often', miss => miss.count, 'figure'],
                ['Day', miss => formatDay(miss.day), 'time'],
              ]}
            />
          </DeskSection>
        </div>
        <QuestionsSection rows={unanswered} isOwner={staff.isOwner} />
      </div>
    </DeskPage>
  );
}
