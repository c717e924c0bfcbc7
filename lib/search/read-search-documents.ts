import {
  readComparisonDocuments,
  readGoogleDocuments,
  readOfferDocuments,
  readProjectDocuments,
} from './read-catalog-documents';
import { readFaqDocuments } from './read-faq-documents';
import { readPageDocuments } from './read-page-documents';
import { readArticleDocuments, readPolicyDocuments } from './read-text-documents';
import type { SearchDocument } from './search-document';

/** Everything that can be found on the site, read from where it is kept. */
export function readSearchDocuments(): SearchDocument[] {
  return [
    ...readOfferDocuments(),
    ...readArticleDocuments(),
    ...readPageDocuments(),
    ...readPolicyDocuments(),
    ...readGoogleDocuments(),
    ...readComparisonDocuments(),
    ...readFaqDocuments(),
    ...readProjectDocuments(),
  ];
}
