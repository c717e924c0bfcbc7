import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PromotionPlaces } from '@/app/(desk)/desk/promotion-places';
import { HealthFacts } from '@/components/desk/health-facts';
import { ViolationTable } from '@/components/desk/violation-table';
import { deskFigures, deskWords } from '@/content/desk';
import { findNewestBackup } from '@/lib/desk/health';
import { checkHealth } from '@/lib/health/check-health';
import { sqlViolationStore } from '@/lib/violations/adapters/sql-violation-store';
import { retention } from '@/content/retention';
import { site as agency } from '@/content/site';
import { getHealthPorts } from '@/lib/services';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.health.title);
}

/** What the health check knows, in words, and how old the latest backup is. */
export default async function HealthPage() {
  const staff = await requireStaff();
  const site = getSite();
  return (
    <DeskPage staff={staff} current="health" title={deskWords.health.title}>
      <HealthFacts
        health={await checkHealth(getHealthPorts())}
        backup={await findNewestBackup(site)}
        now={site.now()}
        words={deskWords}
        timeZone={agency.timeZone}
      />
      <ViolationTable
        rows={await sqlViolationStore(site.db).list(deskFigures.violations)}
        words={deskWords.health.violations}
        days={retention.policyViolationDays}
      />
      <PromotionPlaces />
    </DeskPage>
  );
}
