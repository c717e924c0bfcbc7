/** A bar of a chart, to scale: `value` out of `most`. `part` of it is filled darker. Its figure is written beside it. */
export function Bar({ value, most, part, className = '' }: BarProps) {
  return (
    <svg className={`g-bar ${className}`} width="100%" height="100%" aria-hidden="true" focusable="false">
      <rect width={`${percent(value, most)}%`} height="100%" rx="2" />
      {part === undefined ? null : (
        <rect className="g-bar-part" width={`${percent(part, most)}%`} height="100%" rx="2" />
      )}
    </svg>
  );
}

function percent(value: number, most: number): number {
  return Math.round((value / most) * 1000) / 10;
}

type BarProps = { value: number; most: number; part?: number; className?: string };
