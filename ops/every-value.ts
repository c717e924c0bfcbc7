/**
 * Values of the content's parts, made of those of now, in which everything is different and all that a page may show of them
 * is shown. Each build draws its pages with them, too, so its style sheets have the rules for whatever is published later.
 */
import { contact } from '@/content/contact';
import { openingHours } from '@/content/opening-hours';
import { prices } from '@/content/prices';
import { promotionWindow } from '@/content/promotion-window';
import { reviews } from '@/content/reviews';
import { team } from '@/content/team';
import type { PartName } from '../lib/publishing/parts.ts';

const checked = { source: 'our own records', checkedOn: '2026-01-05' };
const GROUNDS = ['rose', 'sky-deep', 'mint', 'marigold'];
const GROUPS = ['leadership', 'specialist'];
const SOURCES = ['google', 'trustpilot'];
const PROVENANCES = ['sample', checked];

/** No item of the content has these numbers. */
const FREE_ID = 9_000;
/** As many reviews as may be shown (lib/publishing/parts.ts). */
const LISTED_MAX = 30;

export const everyValue: Readonly<Record<PartName, unknown>> = {
  contact: {
    ...contact,
    phone: '(555) 010-4477',
    email: 'other@cornerpin.example',
    street: '9 Other Street',
  },
  hours: {
    ...openingHours,
    firstDay: 'Tue',
    lastDay: 'Sat',
    opens: 7,
    closes: 15,
    closedDays: ['2030-12-24'],
  },
  prices: withCents(prices),
  promotion: { ...promotionWindow, isOffered: true, places: promotionWindow.places + 7 },
  people: [
    ...team.map(person => ({ ...person, name: `${person.name} Other`, provenance: checked })),
    ...GROUNDS.flatMap(ground =>
      GROUPS.flatMap(group =>
        PROVENANCES.map(provenance => ({
          name: 'Alex Other',
          role: 'Helper',
          line: 'A line.',
          bio: 'Two sentences. About them.',
          ground,
          group,
          provenance,
        })),
      ),
    ).map((person, index) => ({ ...person, id: FREE_ID + index })),
  ],
  reviews: {
    ...reviews,
    stats: { ...reviews.stats, totalReviews: 7, averageRating: 3.5, provenance: checked },
    items: [
      ...reviews.items.map(item => ({ ...item, business: 'Another business' })),
      ...SOURCES.flatMap(source =>
        PROVENANCES.flatMap(provenance => [1, 2, 3, 4, 5].map(rating => ({ source, provenance, rating }))),
      ).map((item, index) => ({
        ...item,
        id: FREE_ID + index,
        author: 'Alex Other',
        business: 'Another business',
        text: 'Word for word.',
        date: '2026-01-05',
      })),
    ].slice(-LISTED_MAX),
  },
  answers: [
    {
      id: FREE_ID,
      question: 'Do you sign contracts of ours?',
      wordings: '',
      answer: 'A person looks at it first.',
    },
  ],
  notice: { isShown: true },
};

/** Each amount of cents, two dollars and a half more: no page may have shown cents so far. */
function withCents(value: unknown): unknown {
  if (typeof value === 'number') return value + 250;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCents(inner)]));
}
