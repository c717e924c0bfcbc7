/** What other features may use of the search: its documents, its index and its way of comparing words. */
export { readSearchDocuments, splitPolicy, type SearchDocument } from './documents';
export { cleanQuery, foldText, SMALL_WORDS, singular, wordsOf } from './query';
export { agencyDay, toMissText } from './search';
export { createWordIndex, type WordIndex } from './respell';
