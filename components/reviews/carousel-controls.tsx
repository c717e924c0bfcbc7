import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Previous, a dot for each review, next, and what else drives the carousel; `carouselBehaviour` makes them work. */
export function CarouselControls({ reviews, className, children }: CarouselControlsProps) {
  return (
    <div
      data-js-only
      className={`mt-[22px] flex flex-wrap items-center justify-center gap-1.5 ${className ?? ''}`}
    >
      <StepButton step={-1} label="Previous review" />
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
      <StepButton step={1} label="Next review" />
      {children}
    </div>
  );
}

function StepButton({ step, label }: { step: -1 | 1; label: string }) {
  return (
    <button type="button" data-step={step} aria-label={label} className="icon-button bg-mist">
      <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} className="size-5" />
    </button>
  );
}

type CarouselControlsProps = { reviews: readonly { id: number }[]; className?: string; children?: ReactNode };
