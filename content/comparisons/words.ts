import { site } from '@/content/site';

/** What all six comparisons share. */
export const comparisonWords = {
  table: {
    title: 'Feature comparison, side by side',
    key: 'Shaded with a check: stronger on that point, as we see it.',
    topic: 'Topic',
    stronger: 'Stronger here',
    count: 'Stronger in',
    check: 'Check it here:',
    note: 'Plans and features change, so ask both sides before you sign. Product names belong to their owners, who have no part in this page, and we quote only our own prices.',
    agency: site.name,
  },
  total: 'Total',
  included: 'included',
  hour: 'an hour is the tipping point.',
  choose: { title: 'Which one is yours?' },
  faq: 'Questions about the two',
  otherComparisons: 'Compare with',
  labels: { getStarted: 'Get Started', contact: 'Contact us' },
  notFound: {
    title: '404 Page Not Found',
    ready: 'The six comparisons we have',
    description: 'There’s no comparison at this link. Here are the six we’ve written.',
  },
} as const;
