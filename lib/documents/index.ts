/** What other features may use of the documents: their words, for the search. */
export { toPlainText } from './plain-text';
export { readArticles } from './read-articles';
export { readPolicies, type Policy } from './read-policies';
export { findServicePage, serviceIds } from './read-services';
