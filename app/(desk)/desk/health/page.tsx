import type { Metadata } from 'next';
import { DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { PromotionPlaces } from '@/app/(desk)/desk/promotion-places';
import { HealthFacts } from '@/components/desk/health';
import { findNewestBackup } from '@/lib/desk/health';
import { checkHealth } from '@/lib/health';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Health');
}

/** What the health check knows, in words, and how old the latest backup is. */
export default async function HealthPage() {
  const staff = await requireStaff();
  const site = getSite();
  return (
    <DeskPage staff={staff} current="health" title="Health">
      <HealthFacts health={await checkHealth(site)} backup={await findNewestBackup(site)} now={site.now()} />
      <PromotionPlaces />
    </DeskPage>
  );
}
