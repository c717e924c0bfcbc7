import type { Metadata } from 'next';
import { checkupReport } from '@/content/checkup';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ReportSlot } from './report.slot';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...checkupReport.meta,
    path: routes.checkupReport(),
    noindex: true,
    hasSecretAddress: true,
  });
}

export default function CheckupReportPage() {
  return <ReportSlot />;
}
