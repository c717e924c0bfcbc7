import { isSample } from '@/content/provenance';
import { reviews } from '@/content/reviews';

const { stats, items } = reviews;
const invented = [stats, ...items].some(isSample);

/** The words of the reviews page. The reviews themselves are in reviews.ts. */
export const reviewsPage = {
  title: 'Reviews from local business owners',
  description:
    'Reviews from owners in different trades, in full, and how we ask for reviews, how we count them, and what we do with a bad one.',
  heading: 'Reviews from local business owners',
  lede: 'Owners in different trades say what went well with their website, and what didn’t.',
  ratingLine: `out of 5, from ${stats.fiveStarWords} reviews`,
  section: 'What owners say',
  /** The rotation is off on this page: a reader should set the pace. */
  carousel: { most: 5, autoRotate: false },
  honest: {
    title: 'How we ask for reviews',
    lede: invented
      ? 'These are our rules for real reviews. The ones above are samples that show how a page like this looks.'
      : 'These rules hold for every review on this page.',
    entries: [
      {
        term: 'Where they come from',
        text: 'They come from Google and Trustpilot. A review here keeps its source and its date, and we can’t edit or remove it there.',
      },
      {
        term: 'How we count',
        text: `We count all of them: ${stats.totalReviews} ${isSample(stats) ? 'sample reviews' : 'reviews'}, ${stats.fiveStarWords} of them with five stars, ${stats.averageRating} on average.`,
      },
      {
        term: 'Who is asked',
        text: 'We ask every customer once after launch, by email, or by text if they agreed to texts. Happy or not, they get the same message, and no one gets a discount for it.',
      },
      {
        term: 'Which we show',
        text: `We show ${items.length}, from different trades, and not just the perfect ones.`,
      },
      {
        term: 'What we do with a bad one',
        text: 'Your account lead calls you the same business day. Then we answer in public, without details about you.',
      },
      {
        term: 'What these can’t tell you',
        text: `${invented ? 'These reviews are samples, so they prove nothing about us.' : 'They can’t tell you how your own project will go.'} Ask us anything in a free call, and read the guarantees before you pay.`,
      },
    ],
  },
} as const;
