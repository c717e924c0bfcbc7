import { site } from '@/content/site';

/** What all six comparisons share. */
export const comparisonWords = {
  /** When the rows were last read against what the others offer. */
  checked: 'Checked in November 2026',
  table: {
    title: 'Side by side.',
    key: 'Shaded with a check: stronger on that point.',
    topic: 'Topic',
    stronger: 'Stronger here',
    count: 'Stronger in',
    note: 'Plans and features change; ask both sides before you sign. Other products’ names belong to their owners, who have no part in this page. We quote no prices but our own.',
    us: site.name,
  },
  total: 'Total',
  included: 'included',
  hour: 'an hour is the tipping point.',
  choose: { title: 'Which door is yours?' },
  faq: 'Asked before choosing.',
  others: 'Compare with',
  labels: { getStarted: 'Get Started', contact: 'Ask Us' },
  notFound: {
    title: '404 Page Not Found',
    ready: 'The six that we have.',
    description:
      'There is no comparison at this link. The six that we have written, fair to both sides, are one tap away, and so is the home page.',
  },
} as const;
