import type { ListedPage } from '@/app/(site)/page-record';
import { assistant } from '@/content/assistant';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.ask(),
  title: assistant.title,
  description: assistant.description,
  changed: '2026-11-28',
  poster: ['person', assistant.name, 'kofi', 'mint'],
};
