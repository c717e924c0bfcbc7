import type { Chart } from '@/content/comparisons/chart';
import type { FiveAnswers } from '@/content/five-answers';

/** One page under /comparison: another way to get a website, set beside ours. Prices of others are never quoted. */
export type Comparison = {
  /** As in the address, before “-vs-our-system”. */
  id: string;
  /** The head of their column. */
  name: string;
  metaTitle: string;
  metaDescription: string;
  /** The two halves of the picture, with the one comma between them. */
  heading: string;
  /** Under their half: the answer, with both names in its first sentence. */
  lede: string;
  /** Under the agency's half. */
  agencyLede: string;
  chart: Chart;
  rows: readonly LedgerRow[];
  answers: FiveAnswers;
  /** Whose view their column is, and their own page to check it on. Nobody has one for all firms or developers. */
  source: { text: string; link: { label: string; href: string } | null };
  chooseCompetitor: Choice;
  chooseAgency: Choice;
  faqs: readonly { question: string; answer: string }[];
};

export type LedgerRow = {
  topic: string;
  competitor: string;
  agency: string;
  stronger: 'competitor' | 'agency' | 'neither';
};
export type Choice = { title: string; items: readonly string[] };
