/** The figures of search (document 1 §9) and everything that its pages say. */
export const searchLimits = {
  /** Trimmed characters before a preview is looked up or a search is remembered. */
  minimumLength: 2,
  /** What is beyond this is cut off a query; nobody types it. */
  maximumLength: 200,
  debounceMs: 300,
  previewResults: 3,
  historyEntries: 5,
  excerptLength: 200,
  /** How long the popup shows its skeleton after a search, at the most. */
  popupLoadingMs: 3000,
} as const;

/** The kinds of results in the order of the filter. The first three are the document's own. */
export const searchTypes = [
  { id: 'product', label: 'Product', plural: 'Products', word: 'product' },
  { id: 'service', label: 'Service', plural: 'Services', word: 'service' },
  { id: 'blog', label: 'Blog Post', plural: 'Blog Posts', word: 'blog' },
  { id: 'page', label: 'Page', plural: 'Pages', word: 'page' },
  { id: 'policy', label: 'Policy', plural: 'Policies', word: 'policy' },
  { id: 'google', label: 'Google Service', plural: 'Google Services', word: 'Google service' },
  { id: 'comparison', label: 'Comparison', plural: 'Comparisons', word: 'comparison' },
  { id: 'faq', label: 'FAQ', plural: 'FAQs', word: 'FAQ' },
  { id: 'project', label: 'Portfolio', plural: 'Portfolio', word: 'portfolio' },
] as const;

export const searchWords = {
  title: 'Search',
  metaTitle: 'Search this site',
  metaTitleWithQuery: 'Search results for “{query}”',
  metaDescription:
    'Search products, services, articles, policies, questions and finished projects. Results can be filtered by type.',
  formName: 'search-form',
  label: 'Search the site',
  placeholder: 'SEO, chatbot, refund...',
  shortPlaceholder: 'Search',
  submit: 'Search',
  open: 'Open search',
  close: 'Close',
  searching: 'Searching...',
  found: { one: 'Found 1 {type}result for "{query}"', many: 'Found {n} {type}results for "{query}"' },
  all: 'All',
  filters: 'Filter by type',
  results: 'Search results',
  corrected: { shown: 'Showing results for', instead: 'No exact match for' },
  none: {
    title: 'No results found',
    hint: 'Try another term, or browse by category.',
    products: 'Browse Products',
    services: 'Browse Services',
  },
  preview: {
    label: 'Suggestions',
    seeAll: 'See all results for "{query}"',
    announce: {
      none: 'No suggestions. Press Enter to search everything.',
      one: '1 suggestion',
      many: '{n} suggestions',
    },
  },
  recent: { title: 'Recent Searches', clear: 'Clear All', announce: '{n} recent searches' },
  tips: {
    title: 'Search tips',
    dismiss: 'Dismiss search tips',
    lead: 'Try one of these:',
    suggestions: ['SEO', 'Google Analytics', 'website design'],
    filter: 'On the results page you can filter by type: products, services, blog posts and more.',
    key: 'Press / on any page to search.',
  },
} as const;
