import type { ListedPage } from '@/app/(site)/page-record';
import { community } from '@/content/resources';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.community(),
  title: community.title,
  description: community.description,
  changed: '2026-11-25',
  search: { keywords: 'forum, members, owners' },
  poster: ['crowd', community.heading, ['bea', 'sal', 'priya', 'lee', 'amina'], 'butter'],
};
