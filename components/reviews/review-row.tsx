'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import { CarouselControls } from './carousel-controls';

/** Reviews side by side; below 768px one at a time with previous, next and dots. Without scripts they all show. */
export function ReviewRow({ reviews }: { reviews: readonly { id: number; card: ReactNode }[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? carouselBehaviour(root.current) : undefined), []);
  return (
    <div ref={root} data-behaviour="carousel" data-carousel>
      <ul className="review-row" aria-live="polite">
        {reviews.map(({ id, card }, index) => (
          <li key={id} data-slide data-current={index === 0 ? '' : undefined}>
            {card}
          </li>
        ))}
      </ul>
      <CarouselControls reviews={reviews} className="md:hidden" />
    </div>
  );
}
