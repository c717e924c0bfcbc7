import type { ListedPage } from '@/app/(site)/page-record';
import { capabilities } from '@/content/capabilities';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.capabilities(),
  title: capabilities.title,
  description: capabilities.description,
  changed: '2026-11-25',
  search: { keywords: 'hosting, technology, maintenance, automation' },
  poster: ['rooms', capabilities.heading],
};
