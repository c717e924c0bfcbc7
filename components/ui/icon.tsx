import { iconShapes } from './icon-shapes';

/** A small outline beside words. Always decorative: the words next to it, or the control's label, say what it means. */
export function Icon({ name, className = 'size-[1.15em]' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`inline-block flex-none align-[-0.2em] ${className}`}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

export type IconName = keyof typeof iconShapes;

type IconProps = { name: IconName; className?: string };
