import type { Metadata } from 'next';
import { checkupReport } from '@/content/checkup';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
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
