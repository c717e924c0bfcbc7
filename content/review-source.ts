/**
 * What stands in their place when the snapshot cannot be read (docs/product/pages.md#reviews): in the hero, and
 * everywhere else.
 */
export const reviewFallbacks = {
  hero: { provenance: 'sample', businessesServed: 50, totalReviews: 28, averageRating: 5 },
  failure: {
    provenance: 'sample',
    businessesServed: 50,
    totalReviews: 47,
    averageRating: 4.9,
    fiveStarWords: '47',
  },
} as const;

/** The place id of the review source (docs/product/pages.md#reviews), for a browser that has none. */
export const defaultGooglePlaceId = 'ChIJ0CornerpinReviewSource0';
