'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { carouselBehaviour } from '@/components/ui/carousel-behaviour';
import { Icon } from '@/components/ui/icon';
import { CarouselControls } from './carousel-controls';
import { carouselRotationBehaviour } from './carousel-rotation-behaviour';

/**
 * One large door sign at a time, with previous, next and dots that wrap around. Without scripts all of them stand in
 * a list. With `autoRotate` it moves on by itself and shows a pause button.
 */
export function ReviewCarousel({ reviews, autoRotate = false }: ReviewCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const isRotating = autoRotate && reviews.length > 1;
  useEffect(() => (root.current ? carouselBehaviour(root.current) : undefined), []);
  useEffect(
    () => (root.current && isRotating ? carouselRotationBehaviour(root.current) : undefined),
    [isRotating],
  );
  if (reviews.length === 0) return null;
  return (
    <section
      ref={root}
      data-behaviour={isRotating ? 'rotating-carousel' : 'carousel'}
      aria-roledescription="carousel"
      aria-label="Reviews"
      data-carousel
    >
      <ul
        className="grid gap-6 [&_.review-text]:text-[clamp(1.2rem,1rem+1vw,1.65rem)] [&_.review-text]:leading-[1.42]"
        aria-live={isRotating ? 'off' : 'polite'}
        data-live
      >
        {reviews.map(({ id, card }, index) => (
          <li
            key={id}
            data-slide
            data-current={index === 0 ? '' : undefined}
            className="min-w-0 js:[grid-area:1/1] js:not-data-current:invisible"
          >
            <p className="sr-only">
              Review {index + 1} of {reviews.length}
            </p>
            {card}
          </li>
        ))}
      </ul>
      <CarouselControls reviews={reviews}>{isRotating ? <PauseButton /> : null}</CarouselControls>
    </section>
  );
}

function PauseButton() {
  return (
    <button
      type="button"
      data-pause
      aria-label="Pause the reviews"
      aria-pressed="false"
      className="group icon-button bg-mist"
    >
      <Icon name="pause" className="size-5 group-aria-pressed:hidden" />
      <Icon name="play" className="hidden size-5 group-aria-pressed:inline-block" />
    </button>
  );
}

type ReviewCarouselProps = {
  reviews: readonly { id: number; card: ReactNode }[];
  autoRotate?: boolean;
};
