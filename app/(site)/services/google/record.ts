import type { ListedPage } from '@/app/(site)/page-record';
import { googleHub } from '@/content/google-services/hub';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.googleServices(),
  title: googleHub.title,
  description: googleHub.description,
  changed: '2026-11-25',
  poster: ['googleTools', googleHub.heading],
};
