import type { ListedPage } from '@/app/(site)/page-record';
import { careers } from '@/content/careers';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.careers(),
  title: careers.title,
  description: careers.description,
  changed: '2026-11-25',
  search: { keywords: 'jobs, hiring, vacancies, work for us, internship' },
  poster: ['person', careers.heading, 'joao', 'marigold'],
};
