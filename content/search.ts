/** The figures of search (docs/product/search.md) and everything that its pages say. */
export const searchLimits = {
  /** Trimmed characters before a preview is looked up or a search is remembered. */
  minimumLength: 2,
  /** What is beyond this is cut off a query; nobody types it. */
  maximumLength: 200,
  debounceMs: 300,
  previewResults: 3,
  historyEntries: 5,
  excerptLength: 200,
  /** Results in the order of their rank alone; those after them are grouped by kind. */
  bestResults: 5,
  /** Results on a page; as many more come with each 'Show more'. */
  shownResults: 40,
  /** How long 'Searching...' stands on the results page at least: what only flashes up is neither read nor heard. */
  searchingMs: 250,
  /** How long the popup shows its skeleton after a search (docs/product/search.md#popup). */
  popupLoadingMs: 3000,
} as const;

/** The kinds of results in the order of the filter. The first three rank first (docs/product/search.md#ranking). */
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
  metaDescription:
    'Search products, services, articles, policies, questions and finished projects. Results can be filtered by type.',
  formName: 'search-form',
  label: 'Search the site',
  /** Two of them can stand on one page. */
  landmarks: { header: 'Quick search', page: 'Site search', popup: 'Search window' },
  placeholder: 'Search SEO, chatbot, refund...',
  shortPlaceholder: 'Search',
  submit: 'Search',
  open: 'Search',
  close: 'Close',
  searching: 'Searching...',
  showNow: 'Show the results now',
  resultCount: {
    one: 'Found 1 {type}result for "{query}"',
    many: 'Found {n} {type}results for "{query}"',
  },
  all: 'All',
  filters: 'Filter by type',
  results: 'Search results',
  more: { one: 'Show 1 more result', many: 'Show {n} more results' },
  corrected: { resultsFor: 'Showing results for', noMatchFor: 'No exact match for' },
  none: {
    title: 'No results found',
    hint: 'Try another term, or browse by category.',
    products: 'Browse Products',
    services: 'Browse Services',
    ask: 'Ask a question',
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
    filter: 'Results can be filtered by type: products, services, blog posts and more.',
    key: 'Press / on any page to come here',
  },
} as const;

/** What visitors call the trades of the portfolio, joined by commas, where the project's title does not say it. */
export const projectKeywords: Readonly<Partial<Record<string, string>>> = {
  'odell-and-sons-plumbing': 'plumber, plumbing, home services, emergency plumber',
  'nonna-bea': 'restaurant, pizzeria, italian restaurant, trattoria',
  'bright-row-dental': 'dentist, dental practice, dental office, teeth',
  'fern-and-twine': 'florist, flower shop, flowers',
  'marlow-barber': 'barber, barbershop, haircut, hairdresser',
  'tully-auto-repair': 'mechanic, garage, car repair, auto shop',
  'ridgeline-roofing': 'roofer, roof, roofing contractor',
  'harbor-yoga-room': 'yoga, yoga studio, fitness, gym',
  'quill-and-ledger': 'accountant, bookkeeper, accounting, tax',
};

/** What visitors call a policy, joined by commas, where its heading does not say it. */
export const policyKeywords: Readonly<Record<string, string>> = {
  'accessibility-policy': 'wcag, ada, a11y, screen reader',
  'backup-and-data-retention-policy': 'backups, restore, data retention',
  'billing-and-payment-policy': 'chargeback, invoice, late fee, payment terms',
  'copyright-and-intellectual-property-policy': 'dmca, trademark, who owns the code',
  'customer-support-policy': 'response time, priority, support hours',
  'data-breach-response-policy': 'hacked, data leak, breach',
  'email-marketing-service-terms': 'newsletter, unsubscribe',
  'force-majeure-policy': 'act of god, natural disaster',
  'modification-and-revision-policy': 'revisions, changes, edits',
  'privacy-policy': 'gdpr, ccpa, personal data, data protection',
  'project-abandonment-policy': 'abandoned project, inactive project',
  'refund-policy': 'money back, money back guarantee, guarantee, return',
  'service-level-agreement-policy': 'sla, service credits, downtime',
  'termination-policy': 'cancellation, cancel plan, quit',
  'terms-of-service': 'terms and conditions, t&c, tos, contract, agreement',
  'vulnerability-disclosure-policy': 'bug bounty, security bug',
};
