import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';

/** Reviews side by side; below 768px one at a time with previous, next and dots. Without scripts they all show. */
export function ReviewRow({ reviews }: { reviews: readonly { id: number; card: ReactNode }[] }) {
  return (
    <Island name="carousel" count={reviews.length} isForPhones>
      <ul className="carousel-slides review-row">
        {reviews.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </Island>
  );
}
