/** What other features may use of the documents: their words, for the search. */
export { toPlainText } from './document-files';
export { readArticles } from './read-documents';
export { readProjects } from './read-documents';
export { readPolicies, type Policy } from './read-documents';
export { findServicePage, serviceIds } from './read-documents';
