import type { ListedPage } from '@/app/(site)/page-record';
import type { PosterPlan } from '@/components/posters/poster-kinds';
import { platformPages } from '@/content/platform-pages';
import { routes } from '@/lib/site/routes';

export function pageOf({ id, heading, metaTitle, metaDescription }: ProductPage): ListedPage {
  return {
    path: routes.platformProduct(id),
    title: metaTitle,
    description: metaDescription,
    changed: '2026-11-23',
    poster: POSTERS[id](heading),
  };
}

export function pages(): ListedPage[] {
  return platformPages.map(pageOf);
}

const POSTERS: Record<ProductPage['id'], (heading: string) => PosterPlan> = {
  'local-seo-website': heading => ['shop', heading, 'coffee', 'sky'],
  'local-seo-website-chatbot': heading => ['shop', heading, 'plumber', { hour: 'evening' }],
  'local-seo-website-premium': heading => [
    'street',
    heading,
    ['dentist', 60, 'barber', 60, 'books'],
    { ground: 'rose' },
  ],
};

type ProductPage = (typeof platformPages)[number];
