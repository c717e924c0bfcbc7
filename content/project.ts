import type { ClientSiteId } from '@/components/portfolio/client-site';
import type { addOns } from '@/content/add-ons';
import type { Photo } from '@/content/photo';
import type { plans } from '@/content/plans';
import type { Sourced } from '@/content/provenance';

/** A project of the portfolio. Its website is shown as a photo, or as one of our drawings. */
export type Project = Sourced & {
  id: string;
  title: string;
  category: string;
  /** Of its website, as it is written above the picture. */
  address: string;
  metaTitle: string;
  metaDescription: string;
  description: string;
  lede: string;
  launched?: string | undefined;
  built?: string | undefined;
  results?: string | undefined;
  technologies?: readonly string[] | undefined;
  problem: string;
  work: string;
  result: string;
} & ({ photo: Photo; image?: never } | { image: ClientSiteId; photo?: never });

/** What a project would be from our price list, what its owner did, and what did not work. */
export type ProjectOffer = {
  /** On its card: the problem and the number. */
  card: string;
  plan: (typeof plans)[number]['id'];
  addOn?: (typeof addOns)[number]['id'];
  why: string;
  quoted: string;
  owner: string;
  failed: string;
};

export type UnitName =
  | 'window'
  | 'table'
  | 'chair'
  | 'bouquet'
  | 'comb'
  | 'bay'
  | 'shingle'
  | 'mat'
  | 'folder';

/** Three marks on the picture of a project's website, and its one figure in drawn units. */
export type ProjectExhibit = {
  unit: UnitName;
  /** Units in a row. */
  columns: number;
  title: string;
  caption: string;
  panels: readonly { name: string; count: number; of: number }[];
  callouts: readonly { at: readonly [x: number, y: number]; title: string; text: string }[];
};
