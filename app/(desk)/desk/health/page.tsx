import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PromotionPlaces } from '@/app/(desk)/desk/promotion-places';
import { HealthFacts } from '@/components/desk/health-facts';
import { deskWords } from '@/content/desk';
import { site as agency } from '@/content/site';
import { findNewestBackup } from '@/lib/desk/health';
import { checkHealth } from '@/lib/health';
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
        health={await checkHealth(site)}
        backup={await findNewestBackup(site)}
        now={site.now()}
        words={deskWords}
        timeZone={agency.timeZone}
      />
      <PromotionPlaces />
    </DeskPage>
  );
}
