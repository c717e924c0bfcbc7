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
  /** What lies on the desk: its heading, and the three remarks beside it. The document itself is drawn for each page. */
  desk: Desk;
  change: Change;
  /** Who is paid what: us, Google, others. Prices of others are never quoted. */
  costs: Costs;
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

/** The same things before our work and after it. `was` and `is` set the switch, off and on where not given. */
export type Change = {
  title: string;
  text: string;
  before: string;
  after: string;
  rows: readonly { thing: string; before: string; after: string; was?: boolean; is?: boolean }[];
};

type Costs = {
  lines: readonly { label: string; value: string; note?: string }[];
  /** What Google charges, in a word. */
  google: string;
  note?: string;
  strip: { label: string; value: string };
};
