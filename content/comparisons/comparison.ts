import type { ServicePicture } from '@/lib/documents/read-services';

/** One page under /comparison: another way to get a website, set beside ours. Prices of others are never quoted. */
export type Comparison = {
  /** As in the address, before “-vs-our-system”. */
  id: string;
  /** The head of their column. */
  name: string;
  metaTitle: string;
  metaDescription: string;
  heading: string;
  lede: string;
  /** What ours results in, beside the heading. */
  picture: ServicePicture;
  rows: readonly { topic: string; them: string; us: string }[];
  prose: readonly { heading: string; paragraphs: readonly string[] }[];
  chooseThem: { title: string; items: readonly string[] };
  chooseUs: { title: string; items: readonly string[] };
  verdict: string;
  faqs: readonly { question: string; answer: string }[];
};
