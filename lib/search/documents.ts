import { comparisons } from '@/content/comparisons';
import { homeFaqs } from '@/content/faqs';
import { getStarted } from '@/content/get-started';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { platformPages } from '@/content/platform-pages';
import { pricingPage } from '@/content/pricing-page';
import { processPage } from '@/content/process-page';
import { products } from '@/content/products';
import { policyKeywords, projectKeywords } from '@/content/search';
import { ancillaryServices } from '@/content/service-details';
import { services } from '@/content/services';
import { site } from '@/content/site';
import {
  toPlainText,
  readArticles,
  readPolicies,
  type Policy,
  findServicePage,
  serviceIds,
  readProjects,
} from '@/lib/documents';
import { routes } from '@/lib/site/routes';
import type { SearchType } from './query';

/** Everything that can be found on the site, read from where it is kept; `pages` from their records. */
export function readSearchDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  return [
    ...readOfferDocuments(),
    ...readArticleDocuments(),
    ...readPageDocuments(pages),
    ...readPolicyDocuments(),
    ...readGoogleDocuments(),
    ...readComparisonDocuments(),
    ...readFaqDocuments(),
    ...readProjectDocuments(),
  ];
}

/** Products and services are found by title and description and by nothing else (docs/product/search.md#ranking). */
function readOfferDocuments(): SearchDocument[] {
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
function readGoogleDocuments(): SearchDocument[] {
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

function readComparisonDocuments(): SearchDocument[] {
  return comparisons.map(({ id, name, heading, lede, ...page }) => ({
    id: `comparison-${id}`,
    type: 'comparison',
    title: `${name} or ${site.name}`,
    summary: `${heading} ${lede}`,
    body: textOf([page.metaTitle, page.agencyLede, page.rows, page.chooseCompetitor, page.chooseAgency]),
    url: routes.comparison(id),
    isExcerptMoving: true,
  }));
}

function readProjectDocuments(): SearchDocument[] {
  return readProjects().map(({ id, title, category, description, ...project }) => ({
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

/** Articles are found by title, excerpt and body. */
function readArticleDocuments(): SearchDocument[] {
  return readArticles().map(({ slug, title, excerpt, text }) => ({
    id: `blog-${slug}`,
    type: 'blog',
    title,
    summary: excerpt,
    body: text,
    url: routes.article(slug),
  }));
}

/** The pages that say by which further words they are found; other kinds of documents lead to the rest. */
function readPageDocuments(pages: readonly PageRecord[]): SearchDocument[] {
  return pages.flatMap(({ path, title, description, search }) => {
    if (!search) return [];
    const { keywords, body = '' } = search;
    const id = `page${path.replaceAll('/', '-')}`;
    return [
      { id, type: 'page', title, summary: description, body, keywords: keywords.split(', '), url: path },
    ];
  });
}

/** A policy as a whole and each of its paragraphs, so a search finds the clause itself. */
function readPolicyDocuments(): SearchDocument[] {
  return readPolicies().flatMap(toPolicyDocuments);
}

function toPolicyDocuments({ slug, heading, summary, description, body }: Policy): SearchDocument[] {
  const { lead, parts } = splitPolicy(body);
  const shared = { type: 'policy' as const, page: routes.policy(slug), isExcerptMoving: true };
  const whole: SearchDocument = {
    ...shared,
    id: `policy-${slug}`,
    title: heading,
    summary,
    body: `${description} ${lead}`,
    url: routes.policy(slug),
    keywords: policyKeywords[slug]?.split(', ') ?? [],
  };
  const paragraphs = parts.map(part => ({
    ...shared,
    id: `policy-${slug}-${part.anchor}`,
    title: part.heading,
    context: heading,
    isPart: true,
    summary: '',
    body: part.text,
    url: `${routes.policy(slug)}#${part.anchor}`,
  }));
  return [whole, ...paragraphs];
}

/** A part of a document under one of its headings, with the id that the rendered heading carries. */
type DocumentPart = { heading: string; anchor: string; text: string };

/** What is before the first heading of an MDX body, and the parts after it. */
export function splitPolicy(body: string): { lead: string; parts: DocumentPart[] } {
  const [lead = '', ...sections] = body.split(/^(?=#{2,3} )/m);
  const slugCounts = new Map<string, number>();
  const parts = sections.map(section => {
    const [line = '', ...rest] = section.split('\n');
    const heading = toPlainText(line);
    return { heading, anchor: headingAnchor(heading, slugCounts), text: toPlainText(rest.join('\n')) };
  });
  return { lead: toPlainText(lead), parts };
}

/** The id that rehype-slug writes on a heading: a test holds the two together on every policy. */
function headingAnchor(heading: string, slugCounts: Map<string, number>): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
  const times = slugCounts.get(slug) ?? 0;
  slugCounts.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

/** Every answered question of the site, once, with the page that answers it. */
function readFaqDocuments(): SearchDocument[] {
  const seen = new Set<string>();
  return faqSources().flatMap(({ source, url, items }) =>
    items.flatMap(({ question, answer }, index) => {
      if (seen.has(question)) return [];
      seen.add(question);
      return [toFaqDocument({ id: `faq-${source}-${index + 1}`, question, answer, url })];
    }),
  );
}

/** The browser scrolls to the question itself; one that cannot opens the page. */
function toFaqDocument({ id, question, answer, url }: { id: string; url: string } & Faq): SearchDocument {
  const fragment = encodeURIComponent(question).replace(/-/g, '%2D');
  return {
    id,
    type: 'faq',
    title: question,
    summary: answer,
    body: '',
    url: `${url}#:~:text=${fragment}`,
    isPart: true,
  };
}

function faqSources(): FaqSource[] {
  return [
    { source: 'home', url: routes.home(), items: homeFaqs },
    { source: 'pricing', url: routes.pricing(), items: pricingPage.faq.items },
    { source: 'get-started', url: routes.getStarted(), items: getStarted.faq.items },
    { source: 'process', url: routes.process(), items: processPage.faqs },
    ...platformPages.map(({ id, faqs }) => ({
      source: `platform-${id}`,
      url: routes.platformProduct(id),
      items: faqs,
    })),
    ...serviceIds().map(id => ({
      source: `service-${id}`,
      url: routes.service(id),
      items: findServicePage(id)?.faqs ?? [],
    })),
    { source: 'google', url: routes.googleServices(), items: googleHub.faqs },
    ...googleServices.map(({ id, faqs }) => ({
      source: `google-${id}`,
      url: routes.googleService(id),
      items: faqs,
    })),
    ...comparisons.map(({ id, faqs }) => ({
      source: `versus-${id}`,
      url: routes.comparison(id),
      items: faqs,
    })),
  ];
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

type Faq = { question: string; answer: string };
type FaqSource = { source: string; url: string; items: readonly Faq[] };

/** The fields that a query is looked for in. */
export type SearchFields = {
  title: string;
  /** The document's description or excerpt. */
  summary: string;
  /** Further words; empty for products and services, which are found by title and description only. */
  body: string;
};

/** Something that can be found. */
export type SearchDocument = SearchFields & {
  /** Unique: `product-…`, `service-…`, `blog-…` and so on, with the id or slug after it. */
  id: string;
  type: SearchType;
  url: string;
  /** What the page is called of which this is a part; shown before the title. */
  context?: string;
  /** A paragraph or a question, not a page of its own. */
  isPart?: boolean;
  /** Other words that visitors use for it. */
  keywords?: readonly string[];
  /** Parts of one page share this, and only the best of them is shown. */
  page?: string;
  /** Set where the excerpt is taken from around the match instead of from the summary. */
  isExcerptMoving?: boolean;
};

/** What the site says of a page: its head, its structured data and the search read it (docs/adding-a-page.md). */
export type PageRecord = {
  path: string;
  title: string;
  description: string;
  /** None where another kind of document leads to the page. */
  search?: {
    /** Other words that visitors use for it, joined by commas. */
    keywords: string;
    /** Further text that it is found by. */
    body?: string;
  };
};
