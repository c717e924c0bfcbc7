import type { Metadata } from 'next';
import { DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PromotionPlaces } from '@/app/(desk)/desk/promotion-places';
import { HealthFacts } from '@/components/desk/health-facts';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { getDeskServices } from '@/lib/services';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.health.title);
}

/** What the health check knows, in words, and how old the latest backup is. */
export default async function HealthPage() {
  const staff = await requireStaff();
  const services = getDeskServices();
  return (
    <DeskPage staff={staff} current="health" title={deskWords.health.title}>
      <HealthFacts
        health={await services.checkHealth()}
        backup={await services.findNewestBackup()}
        now={services.clock.now()}
        words={deskWords}
        timeZone={site.timeZone}
      />
      <PromotionPlaces />
    </DeskPage>
  );
}
