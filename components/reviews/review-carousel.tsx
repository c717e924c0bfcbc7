import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';

/** One large door sign at a time. Without scripts all of them stand in a list. */
export function ReviewCarousel({ reviews, autoRotate = false }: ReviewCarouselProps) {
  const count = reviews.length;
  if (count === 0) return null;
  const slides = (
    <ul className="carousel-slides review-stack grid gap-6 [&_.review-text]:text-h3 [&_.review-text]:leading-[1.42]">
      {reviews.map(({ id, card }, index) => (
        <li key={id} className="min-w-0">
          <p className="sr-only">
            Review {index + 1} of {count}
          </p>
          {card}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-roledescription="carousel" aria-label="Reviews">
      {autoRotate && count > 1 ? (
        <Island name="rotating-carousel" count={count} rotates>
          {slides}
        </Island>
      ) : (
        <Island name="carousel" count={count}>
          {slides}
        </Island>
      )}
    </section>
  );
}

type ReviewCarouselProps = {
  reviews: readonly { id: number; card: ReactNode }[];
  autoRotate?: boolean;
};
