import type { ListedPage } from '@/app/(site)/page-record';
import { factSheets } from '@/content/fact-sheets';
import { routes } from '@/lib/site/routes';

export function pageOf(sheet: FactSheet): ListedPage {
  const { id, heading, metaTitle, metaDescription } = sheet;
  return {
    path: routes.product(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-23',
    poster: ['shop', heading, SHOPS[factSheets.indexOf(sheet)] ?? 'books', 'mist'],
  };
}

export function pages(): ListedPage[] {
  return factSheets.map(pageOf);
}

const SHOPS = ['barber', 'dentist', 'auto'] as const;

type FactSheet = (typeof factSheets)[number];
