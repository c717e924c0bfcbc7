/** One page under /services/google: what a tool of Google’s does for a small business, and what we do with it. */
export type GoogleService = {
  id: string;
  name: string;
  /** Its line in a directory. */
  line: string;
  icon: 'bars' | 'gear' | 'hand' | 'map' | 'pen' | 'people' | 'shield' | 'shop' | 'star' | 'tag' | 'web';
  shape: 'disc' | 'square' | 'shield' | 'hexagon';
  color: 'pin' | 'bottle' | 'enamel' | 'plum' | 'terra' | 'ink';
  metaTitle: string;
  metaDescription: string;
  heading: string;
  lede: string;
  /** What the tool does in plain words, and what the owner sees each month. */
  prose: readonly { heading: string; paragraphs: readonly string[] }[];
  benefitsLede: string;
  benefits: readonly { title: string; text: string }[];
  steps: readonly { title: string; description: string }[];
  /** Who is paid what: us, Google, others. Prices of others are never quoted. */
  costs: readonly { label: string; value: string }[];
  /** The honest part: when to leave it alone. */
  notNeeded: string;
  faqs: readonly { question: string; answer: string }[];
  /** Ids of sibling pages. */
  related: readonly string[];
  /** The page of ours that this one belongs to. */
  more: { label: string; href: string };
};
