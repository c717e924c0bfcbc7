import type { Sourced } from '@/content/provenance';

/** A project told in full. Ours are drawn; one of your own shows the project's picture and tells the rest in words. */
export type CaseStudy = Told & (DrawnStudy | { scene?: never });

type Told = Sourced & {
  /** An id of the portfolio. */
  project: string;
  title: string;
  summary: string;
  figures: readonly { label: string; before: string; after: string }[];
  failed: readonly { picture?: MissPicture; title: string; text: string }[];
};

export type DrawnStudy = {
  scene: 'van' | 'florist' | 'books';
  exhibit: { title: string; captions: readonly { title: string; text: string }[] };
  /** `counted` names what the windows or stops stand for: 'night jobs'. */
  night: { title: string; unit: string; counted: string; quote: string; by: string };
};

/** What we have drawn of ideas that were wrong. */
export type MissPicture = 'bridge' | 'diner' | 'envelope' | 'newsletter' | 'reminders' | 'wait';
