import type { AnswersBesideReceipt } from '@/content/five-answers';

/** One page under /services/google: what a tool of Google’s does for a small business, and what we do with it. */
export type GoogleService = {
  id: GoogleServiceId;
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
  /** The honest part: when to leave it alone, and what does instead. */
  notNeeded: NotNeeded;
  /** What is on the desk: its heading, and the three remarks beside it. The document itself is drawn for each page. */
  desk: Desk;
  setup: Setup;
  /** The same six things without us and with us. */
  change: readonly Change[];
  answers: AnswersBesideReceipt;
  /** Who is paid what: us, Google, others. Prices of others are never quoted. */
  costs: Costs;
  /** Its row in the overview's table; what Google charges is in `costs`. */
  glance: { does: string; plan: string; price: string; skip: string };
  faqs: readonly { question: string; answer: string }[];
  /** Ids of the four sibling pages on the shelf. */
  related: readonly [GoogleServiceId, GoogleServiceId, GoogleServiceId, GoogleServiceId];
  /** The page of ours that this one belongs to. */
  more: { label: string; href: string };
};

export type GoogleServiceId =
  | 'analytics'
  | 'search-console'
  | 'tag-manager'
  | 'business-profile'
  | 'workspace'
  | 'ads-management'
  | 'youtube'
  | 'looker-studio'
  | 'apis'
  | 'maps-integration'
  | 'pay-integration'
  | 'merchant'
  | 'training';

export type NotNeeded = { items: readonly string[]; note: string };

export type Desk = {
  title: string;
  /** Says what is invented in the document. */
  sample: string;
  marks: readonly [Remark, Remark, Remark];
};

export type Remark = { title: string; text: string };

export type Setup = {
  title: string;
  /** What we set up, in about five sentences. */
  text: string;
  takes: string;
  needs: string;
  /** What the report says. */
  report: string;
  /** What can go wrong, and who fixes it. */
  wrong: string;
};

export type Change = { thing: string; before: string; after: string };

type Costs = {
  lines: readonly { label: string; value: string; note?: string }[];
  /** What Google charges, in a word. */
  google: string;
  note?: string;
  /** What stays with the customer who leaves; nothing where there is no account. */
  strip?: string;
};
