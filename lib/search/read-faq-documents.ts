import { comparisons } from '@/content/comparisons';
import { homeFaqs } from '@/content/faqs';
import { getStarted } from '@/content/get-started';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { platformPages, processPage } from '@/content/platform-pages';
import { pricingPage } from '@/content/pricing-page';
import { findServicePage, serviceIds } from '@/lib/documents/read-services';
import { routes } from '@/lib/site/routes';
import type { SearchDocument } from './search-document';

/** Every answered question of the site, once, with the page that answers it. */
export function readFaqDocuments(): SearchDocument[] {
  const seen = new Set<string>();
  return faqSources().flatMap(({ source, url, items }) =>
    items.flatMap(({ question, answer }, index) => {
      if (seen.has(question)) return [];
      seen.add(question);
      return [toDocument({ id: `faq-${source}-${index + 1}`, question, answer, url })];
    }),
  );
}

/** The browser scrolls to the question itself; one that cannot opens the page. */
function toDocument({ id, question, answer, url }: { id: string; url: string } & Faq): SearchDocument {
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

type Faq = { question: string; answer: string };
type FaqSource = { source: string; url: string; items: readonly Faq[] };
