import { reviews } from './reviews';

const { stats, items } = reviews;

/** The words of the reviews page. The reviews themselves are in reviews.ts. */
export const reviewsPage = {
  title: 'Reviews from local business owners',
  description: `What owners say about us: ${stats.fiveStarWords} five-star reviews on Google and Trustpilot, ${stats.averageRating} on average. Read five of them whole, and how we ask for them.`,
  heading: 'Ask anyone on the street.',
  lede: 'A florist, a garage, a dentist, a restaurant and a barber, in their own words.',
  ratingLine: `out of 5, from ${stats.fiveStarWords} reviews`,
  section: 'What owners say.',
  /** The rotation is off on this page: a reader should set the pace. */
  carousel: { most: 5, autoRotate: false },
  honest: {
    title: 'How we ask.',
    lede: 'Reviews are worth something only if you know where they come from.',
    entries: [
      {
        term: 'Where they stand',
        text: 'All of them were written on Google or Trustpilot by customers of ours. Each one above names its source and its date. We cannot edit or remove them there, and we do not want to.',
      },
      {
        term: 'How we count',
        text: `${stats.totalReviews} reviews in all, of which ${stats.fiveStarWords} have five stars. The average of all of them is ${stats.averageRating}. The number next to the stars on this site is always that one.`,
      },
      {
        term: 'Who is asked',
        text: 'Every customer, once, by text, after their site has opened. The happy ones and the others get the same message with the same link, and answer when they like. Nobody gets a discount for it.',
      },
      {
        term: 'Which we show',
        text: `One at a time, ${items.length} in all, from different trades, and not only the perfect ones. The barber took off a star because our first draft had his old prices on it. He was right.`,
      },
      {
        term: 'What we do with a bad one',
        text: 'Kofi calls the same day. Then we answer in public, without excuses and without details about the customer, and we write down what we changed.',
      },
      {
        term: 'Customers to talk to',
        text: 'If you would like to speak with one of them before you sign, ask us. Three have offered to take such calls, and we will not be on the line.',
      },
    ],
  },
} as const;
