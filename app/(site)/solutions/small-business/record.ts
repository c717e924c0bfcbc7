import type { ListedPage } from '@/app/(site)/page-record';
import { smallBusiness } from '@/content/small-business';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.smallBusiness(),
  title: smallBusiness.title,
  description: smallBusiness.description,
  changed: '2026-11-23',
  search: { keywords: 'store, trades' },
  poster: ['shop', smallBusiness.heading, 'florist', 'mint'],
};
