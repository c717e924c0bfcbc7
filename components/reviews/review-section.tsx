import type { ReactNode } from 'react';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import { isSample, sampleWords, type Sourced } from '@/content/provenance';
import { ReviewCard, type Review } from './review-card';
import { ReviewSource } from './review-source';

/** What customers say, with the average over all of the source's reviews. */
export function ReviewSection({ reviews, stats, placeId }: ReviewSectionProps) {
  const cards = reviews.map((review, index) => ({
    id: review.id,
    card: <ReviewCard review={review} among={reviews} place={index} />,
  }));
  return (
    <Section>
      <div className="mb-head grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <h2>What customers say in their reviews</h2>
        <p className="flex flex-wrap items-center gap-x-6">
          <b className="font-display text-display leading-[.9] font-extrabold tracking-[-0.04em] tabular-nums">
            {stats.averageRating}
          </b>{' '}
          <span>
            <Stars rating={5} /> <br />
            <span className="soft">out of 5, from {stats.fiveStarWords} reviews</span>{' '}
            <SampleTagOf item={stats} among={[stats, ...reviews]} />
          </span>
        </p>
      </div>
      {[stats, ...reviews].every(isSample) ? (
        <p className="soft -mt-3 mb-4 text-small">{sampleWords.reviews}</p>
      ) : null}
      <ReviewSource placeId={placeId} />
      {cards.length > 0 ? <ReviewRow reviews={cards} /> : null}
    </Section>
  );
}

type ReviewSectionProps = {
  reviews: readonly Review[];
  stats: Sourced & { averageRating: number; fiveStarWords: string };
  /** The reviews' source, by its place id. */
  placeId: string;
};

/** Reviews side by side; below 768px one at a time, in turn, with previous, next and dots. Without scripts they all show. */
function ReviewRow({ reviews }: { reviews: readonly { id: number; card: ReactNode }[] }) {
  return (
    <Island name="rotating-carousel" count={reviews.length} isForPhones rotates>
      <ul className="carousel-slides review-row">
        {reviews.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </Island>
  );
}
