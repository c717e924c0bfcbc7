import { reviewsPage as own } from '../../../content/reviews-page';

/** In development: the reviews rotate. */
export const reviewsPage = { ...own, carousel: { ...own.carousel, autoRotate: true } } as const;
