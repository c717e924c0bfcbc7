import type { ListedPage } from '@/app/(site)/page-record';
import { platformIndex } from '@/content/platform-pages';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.platform(),
  title: platformIndex.title,
  description: platformIndex.description,
  changed: '2026-11-23',
  search: { keywords: 'compare plans, basic plan, pro plan, premium plan' },
  poster: [
    'street',
    platformIndex.heading,
    ['coffee', 64, 'florist', 64, 'restaurant'],
    { ground: 'sky-deep' },
  ],
};
