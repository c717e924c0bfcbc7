import {
  readComparisonDocuments,
  readGoogleDocuments,
  readOfferDocuments,
  readProjectDocuments,
} from './read-catalog-documents';
import { readFaqDocuments } from './read-faq-documents';
import { readArticleDocuments, readPageDocuments, readPolicyDocuments } from './read-text-documents';
import type { SearchDocument, PageRecord } from './search-document';

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
