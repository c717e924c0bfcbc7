import { reviewsPage as original } from '../../../content/reviews-page';

export const reviewsPage = {
  ...original,
  description:
    'Two reviews from different trades, in full. And how we ask for reviews, how we count them, and what we do with a bad one.',
  lede: 'A bait shop and a bakery.',
  honest: { ...original.honest, lede: 'These are the rules that we keep.' },
};
