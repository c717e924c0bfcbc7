import { site } from '@/content/site';

/** What all six comparisons share. */
export const comparisonWords = {
  /** When the rows were last read against what the others offer. */
  checked: 'Checked in November 2026',
  table: {
    title: 'Side by side.',
    note: 'Plans and features change; ask both sides before you sign. Names of other products belong to their owners, who have no part in this page. We quote no prices but our own.',
    us: site.name,
  },
  choose: { title: 'Which one is for you.' },
  verdict: 'Our verdict.',
  faq: 'Asked before choosing.',
  others: { title: 'Other comparisons.' },
  call: {
    title: 'Still between two chairs.',
    text: 'Tell us what you have and what you miss. If the other choice is the better one for you, we say so on the phone. It is free, and short.',
    link: 'Talk It Through',
  },
  labels: { getStarted: 'Get Started', contact: 'Ask Us' },
  notFound: {
    title: '404 Page Not Found',
    ready: 'The six that we have.',
    description:
      'There is no comparison at this address. The six that we have written, fair to both sides, are one press away, and so is the home page.',
  },
} as const;
