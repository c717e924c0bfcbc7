import type { ListedPage } from '@/app/(site)/page-record';
import { findServicePage, serviceIds, type ServicePage } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

export function pageOf({ id, heading, metaTitle, metaDescription }: ServicePage): ListedPage {
  return {
    path: routes.service(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-25',
    poster: ['service', heading, id],
  };
}

export function pages(): ListedPage[] {
  return serviceIds()
    .flatMap(id => findServicePage(id) ?? [])
    .map(pageOf);
}
