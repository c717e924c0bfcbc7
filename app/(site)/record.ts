import type { ListedPage } from '@/app/(site)/page-record';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const MAIN_STREET = ['books', 'coffee', 'florist', 80, 'restaurant', 'dentist', 84, 'plumber', 'barber', 80, 'auto', 60, 'florist'] as const; // prettier-ignore

export const page: ListedPage = {
  path: routes.home(),
  title: home.title,
  description: home.description,
  changed: '2026-11-23',
  poster: ['street', site.tagline, MAIN_STREET, { pin: 'plumber' }],
};
