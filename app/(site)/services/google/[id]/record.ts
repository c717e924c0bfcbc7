import type { ListedPage } from '@/app/(site)/page-record';
import { googleServices } from '@/content/google-services';
import { routes } from '@/lib/site/routes';

export function pageOf({ id, heading, metaTitle, metaDescription, icon, shape, color }: Tool): ListedPage {
  return {
    path: routes.googleService(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-25',
    poster: ['googleTool', heading, { id, icon, shape, color }],
  };
}

export function pages(): ListedPage[] {
  return googleServices.map(pageOf);
}

type Tool = (typeof googleServices)[number];
