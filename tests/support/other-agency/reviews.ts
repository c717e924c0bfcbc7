import { live } from '@/lib/site/live';

const checked = { source: 'Google Business Profile', checkedOn: '2026-11-02' };

export const reviews = live('reviews', {
  lastUpdated: '2026-11-02',
  stats: {
    provenance: checked,
    totalReviews: 12,
    averageRating: 4.8,
    businessesServed: 40,
    fiveStarWords: '10',
  },
  items: [
    {
      id: 1,
      provenance: checked,
      author: 'Walt B.',
      business: 'Alder Bait and Tackle',
      rating: 5,
      text: 'They put the tide on the first screen, and people stopped calling to ask for it.',
      date: '2026-09-14',
      source: 'google',
    },
    {
      id: 2,
      provenance: checked,
      author: 'Sunniva R.',
      business: 'Fjord Street Bakery',
      rating: 4,
      text: 'The photos took a second visit. Since then the Saturday list is sold out by ten, and I answer half as many calls.',
      date: '2026-06-02',
      source: 'google',
    },
  ],
} as const);
