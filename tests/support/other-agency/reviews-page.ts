import { reviewsPage as ours } from '../../../content/reviews-page';

export const reviewsPage = {
  ...ours,
  description:
    'Two reviews from different trades, in full. And how we ask for reviews, how we count them, and what we do with a bad one.',
  lede: 'A bait shop and a bakery.',
  honest: { ...ours.honest, lede: 'These are the rules that we keep.' },
};
