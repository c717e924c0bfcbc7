import type { ListedPage } from '@/app/(site)/page-record';
import { whyUs } from '@/content/why-us';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.whyUs(),
  title: whyUs.title,
  description: whyUs.description,
  changed: '2026-11-25',
  search: { keywords: 'reasons, guarantee, promises' },
  poster: ['reasons', whyUs.heading],
};
