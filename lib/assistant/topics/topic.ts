import type { Figures } from '@/lib/promotion';
import type { Clauses, Quote } from '../clauses';
import type { Thing } from '../read-question';

/** What a topic may use to answer: the things of the question, the site's sentences, and the promotion at this moment. */
export type Asked = {
  things: readonly Thing[];
  clauses: Clauses;
  /** Whether the phone is answered at this moment. */
  isOpen: boolean;
  promotion: { state: 'over' | 'open' | 'full' | 'never'; figures: Figures };
};

/** A question that is answered by the site's own words. No figure stands in this file: each comes out of content/. */
export type Topic = {
  id: string;
  /**
   * Ways to ask it, joined by commas: concepts and kinds of things (`@plan`, `@plan+` for two of them), all of which
   * must be there.
   */
  when: string;
  /** Concepts and kinds of things that may be there besides. */
  also?: string;
  /** Set where the reply holds for whatever number is typed: it says where the line is. */
  anyNumber?: true;
  /** Set where "after three weeks" changes nothing about the reply, which names its own limit. */
  shortTimes?: true;
  /** Set where it says what is sold by itself: no answer to whether a plan includes it. */
  soldApart?: true;
  /** Set where its name is enough to ask it: as the only word, or in a short question ("do you have a chatbot"). */
  alone?: 'word' | 'question';
  /** What it says; null where this agency's content does not have it. */
  say: (asked: Asked) => readonly (Quote | null)[];
  /** Where a bare "how long?" or "how much?" after it leads. */
  next?: Partial<Record<'time' | 'price' | 'when', string>>;
};
