'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isMotionReduced } from '@/components/accessibility/is-motion-reduced';
import { CarouselControls } from './carousel-controls';

/**
 * One slide at a time, with previous, next and dots that wrap around. The slides are `children`, in a list of the class
 * `carousel-slides`: the styles show the one whose number stands here, and without scripts all of them. With `rotates`
 * it moves on by itself and can be paused; it waits while a visitor points at it, has the focus in it or looks at
 * something else, and stands where less motion is asked for.
 */
export function Carousel({ count, rotates = false, isForPhones = false, children }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useSyncExternalStore(subscribeToNothing, isMotionReduced, () => false);
  const isRotating = rotates && !isPaused && !isStill;
  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => {
      const isWatched = root.current?.matches(':hover, :focus-within') ?? false;
      const { top, bottom } = root.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const isOffScreen = document.hidden || bottom < 0 || top > innerHeight;
      if (!isWatched && !isOffScreen && !isMotionReduced()) setCurrent(slide => (slide + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isRotating, count]);
  return (
    <div ref={root} data-carousel data-current={current}>
      {/* What moves by itself is not announced. */}
      <div aria-live={isRotating ? 'off' : 'polite'}>{children}</div>
      <CarouselControls
        count={count}
        current={current}
        onChoose={slide => setCurrent((slide + count) % count)}
        pause={rotates && !isStill ? { isOn: isPaused, onToggle: () => setPaused(!isPaused) } : null}
        className={isForPhones ? 'md:hidden' : ''}
      />
    </div>
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

const SLIDE_MS = 4000;

type CarouselProps = {
  /** How many slides there are: the styles know of five. */
  count: number;
  rotates?: boolean;
  /** Wider screens show all the slides side by side, and no controls. */
  isForPhones?: boolean;
  children: ReactNode;
};
