'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';

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
      <div data-js-only className="mt-[22px] flex items-center justify-center gap-1.5 md:hidden">
        <button type="button" data-step="-1" aria-label="Previous review" className="icon-button bg-mist">
          <Icon name="chevron-left" className="size-5" />
        </button>
        <span className="flex">
          {reviews.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              data-dot
              aria-label={`Review ${index + 1}`}
              aria-current={index === 0 ? 'true' : undefined}
              className="dot"
            />
          ))}
        </span>
        <button type="button" data-step="1" aria-label="Next review" className="icon-button bg-mist">
          <Icon name="chevron-right" className="size-5" />
        </button>
      </div>
    </div>
  );
}
