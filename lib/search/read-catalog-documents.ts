import { comparisons } from '@/content/comparisons';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { projects } from '@/content/portfolio';
import { products } from '@/content/products';
import { projectKeywords } from '@/content/search';
import { ancillaryServices } from '@/content/service-details';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import type { SearchDocument } from './search-document';

/** Products and services are found by title and description and by nothing else (docs/product/search.md#ranking). */
export function readOfferDocuments(): SearchDocument[] {
  return [
    ...products.map(({ id, title, description }) => ({
      id: `product-${id}`,
      type: 'product' as const,
      title,
      summary: description,
      body: '',
      url: routes.product(id),
    })),
    ...[...services, ...ancillaryServices].map(({ id, title, description }) => ({
      id: `service-${id}`,
      type: 'service' as const,
      title,
      summary: description,
      body: '',
      url: routes.service(id),
    })),
  ];
}

/** The overview of the Google services and its thirteen pages. */
export function readGoogleDocuments(): SearchDocument[] {
  const pages = googleServices.map(({ id, name, line, ...page }) => ({
    id: `google-${id}`,
    type: 'google' as const,
    title: name,
    summary: `${line}. ${page.lede}`,
    body: textOf([
      page.metaDescription,
      page.heading,
      page.desk,
      page.setup,
      page.change,
      page.answers,
      page.costs,
      page.notNeeded,
    ]),
    url: routes.googleService(id),
    isExcerptMoving: true,
  }));
  const hub: SearchDocument = {
    id: 'google-overview',
    type: 'google',
    title: googleHub.title,
    summary: googleHub.description,
    body: textOf([googleHub.heading, googleHub.order, googleHub.answers, googleHub.change]),
    url: routes.googleServices(),
    isExcerptMoving: true,
  };
  return [hub, ...pages];
}

export function readComparisonDocuments(): SearchDocument[] {
  return comparisons.map(({ id, name, heading, lede, ...page }) => ({
    id: `comparison-${id}`,
    type: 'comparison',
    title: `${name} or ${site.name}`,
    summary: `${heading} ${lede}`,
    body: textOf([page.metaTitle, page.ours, page.rows, page.chooseThem, page.chooseUs]),
    url: routes.comparison(id),
    isExcerptMoving: true,
  }));
}

export function readProjectDocuments(): SearchDocument[] {
  return projects.map(({ id, title, category, description, ...project }) => ({
    id: `project-${id}`,
    type: 'project',
    title,
    summary: description,
    body: textOf([
      project.lede,
      project.metaTitle,
      project.results,
      project.built,
      project.technologies,
      project.problem,
      project.work,
      project.result,
      category.replace(/-/g, ' '),
    ]),
    keywords: projectKeywords[id]?.split(', ') ?? [],
    url: routes.project(id),
    isExcerptMoving: true,
  }));
}

/** Every text of a piece of content, in its order, as one; what is no sentence is made one. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content)
    .map(textOf)
    .filter(Boolean)
    .map(text => (/[.!?:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
