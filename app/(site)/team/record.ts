import type { ListedPage } from '@/app/(site)/page-record';
import { culture } from '@/content/culture';
import { team } from '@/content/team';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.team(),
  title: culture.title,
  description: culture.description,
  changed: '2026-11-25',
  search: {
    keywords: 'people, staff, founder, employees',
    body: team.map(({ name, role }) => `${name}, ${role}.`).join(' '),
  },
  poster: ['team', culture.heading],
};
