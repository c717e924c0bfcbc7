import type { ListedPage } from '@/app/(site)/page-record';
import { supportCenter } from '@/content/resources';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.support(),
  title: supportCenter.title,
  description: supportCenter.description,
  changed: '2026-11-25',
  search: { keywords: 'faq, questions, help, help desk, help center, emergency, ticket' },
  poster: ['person', supportCenter.heading, 'kofi', 'sky-deep'],
};
