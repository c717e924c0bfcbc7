import { reviews } from '@/content/reviews';

const { stats, items } = reviews;

/** The words of the reviews page. The reviews themselves are in reviews.ts. */
export const reviewsPage = {
  title: 'Reviews from local business owners',
  description:
    'Five reviews from different trades, in full. And how we ask for reviews, how we count them, and what we do with a bad one.',
  heading: 'Reviews from local business owners',
  lede: 'A florist, an auto shop, a dentist, a restaurant and a barber.',
  ratingLine: `out of 5, from ${stats.fiveStarWords} reviews`,
  section: 'What owners say.',
  /** The rotation is off on this page: a reader should set the pace. */
  carousel: { most: 5, autoRotate: false },
  honest: {
    title: 'How we ask for reviews',
    lede: 'These are our rules for real reviews. The five above are samples that show how a page like this looks.',
    entries: [
      {
        term: 'Where they come from',
        text: 'Google and Trustpilot. A review here keeps its source and its date, and we can’t edit or remove it there.',
      },
      {
        term: 'How we count',
        text: `All of them: ${stats.totalReviews} reviews, ${stats.fiveStarWords} of them with five stars, ${stats.averageRating} on average.`,
      },
      {
        term: 'Who is asked',
        text: 'Every customer, once, by text, after launch. Happy or not, they get the same message. No one gets a discount for it.',
      },
      {
        term: 'Which we show',
        text: `${items.length}, from different trades, and not just the perfect ones. The barber took off a star because our first draft had his old prices.`,
      },
      {
        term: 'What we do with a bad one',
        text: 'Kofi calls the same day. Then we answer in public, without details about the customer.',
      },
      {
        term: 'What these can’t tell you',
        text: 'These reviews are samples, so they prove nothing about us. Ask us anything in a free call, and read the guarantees before you pay.',
      },
    ],
  },
} as const;
