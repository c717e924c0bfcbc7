import { Icon } from '@/components/ui/icon';

/** Previous, a dot for each review, next, and where the carousel moves by itself the button that pauses it. */
export function CarouselControls({ count, current, onChoose, pause, className }: CarouselControlsProps) {
  return (
    <div data-js-only className={`mt-6 flex flex-wrap items-center justify-center gap-1.5 ${className}`}>
      <IconButton icon="chevron-left" label="Previous review" onClick={() => onChoose(current - 1)} />
      <span className="flex">
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-label={`Review ${slide + 1}`}
            aria-current={slide === current ? 'true' : undefined}
            onClick={() => onChoose(slide)}
            className="dot grid size-[44px] cursor-pointer place-items-center"
          />
        ))}
      </span>
      <IconButton icon="chevron-right" label="Next review" onClick={() => onChoose(current + 1)} />
      {pause ? (
        <IconButton
          icon={pause.isOn ? 'play' : 'pause'}
          label="Pause the reviews"
          aria-pressed={pause.isOn}
          onClick={pause.onToggle}
        />
      ) : null}
    </div>
  );
}

function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className="icon-button bg-mist">
      <Icon name={icon} className="size-5" />
    </button>
  );
}

type CarouselControlsProps = {
  count: number;
  current: number;
  /** Takes a slide's number; one before the first or after the last leads around. */
  onChoose: (slide: number) => void;
  /** Null where nothing moves by itself. */
  pause: { isOn: boolean; onToggle: () => void } | null;
  className: string;
};

type IconButtonProps = {
  icon: 'chevron-left' | 'chevron-right' | 'pause' | 'play';
  label: string;
  'aria-pressed'?: boolean;
  onClick: () => void;
};
