import { live } from '@/lib/site/live';

/**
 * The bundled snapshot of reviews (docs/product/pages.md#reviews). Nothing is fetched; the stats count the whole
 * source, of which these five are shown. `avatar` names a portrait; without one the first initial stands.
 */
export const reviews = live('reviews', {
  lastUpdated: '2025-07-09',
  stats: {
    provenance: 'sample',
    totalReviews: 94,
    averageRating: 4.9,
    businessesServed: 320,
    fiveStarWords: '90+',
  },
  items: [
    {
      id: 1,
      provenance: 'sample',
      author: 'Marta L.',
      business: 'Fern & Twine, florist',
      rating: 5,
      text: 'The phone rang twice the first morning. I thought it was a wrong number. We’re booked into next month and I haven’t paid for an ad since the site went live in April. They even wrote the page about funeral flowers, which I had been putting off for three years.',
      date: '2025-06-28',
      source: 'google',
      avatar: 'marta',
    },
    {
      id: 2,
      provenance: 'sample',
      author: 'Ray T.',
      business: 'Tully Auto Repair',
      rating: 5,
      text: 'They picked up when I called. Then they fixed my hours on Google while we were still talking.',
      date: '2025-06-14',
      source: 'google',
      avatar: 'ray',
    },
    {
      id: 3,
      provenance: 'sample',
      author: 'Dr. R. Osei',
      business: 'Bright Row Dental',
      rating: 5,
      text: 'Seven business days, start to finish. My hygienist noticed new patients mentioning the map before I’d told anyone we had a new site.',
      date: '2025-05-30',
      source: 'trustpilot',
    },
    {
      id: 4,
      provenance: 'sample',
      author: 'Beatrice N.',
      business: 'Nonna Bea',
      rating: 5,
      text: 'The chatbot took eleven reservations the first Saturday while I was on the line with both hands full. One guest asked it about gluten and got a better answer than I would have given. My nephew now says he wants its job, and I have told him what it pays.',
      date: '2025-05-17',
      source: 'google',
      avatar: 'nonna',
    },
    {
      id: 5,
      provenance: 'sample',
      author: 'Devon M.',
      business: 'Marlow Barber Co.',
      rating: 4,
      text: 'First draft had our old prices on it. Told them at lunch, fixed before closing. Walk-ins check chair times on their phone now, so the bench is empty and the book is full.',
      date: '2025-04-22',
      source: 'trustpilot',
      avatar: 'devon',
    },
  ],
} as const);
