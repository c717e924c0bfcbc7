import './bars.css';

/**
 * A bar of a chart, to scale from zero: `value` out of `most`. `part` of it is filled darker. Its figure is written beside
 * it. The width is an attribute, because the pages' policy allows no inline style.
 */
export function Bar({ value, most, part, look = 'solid', className = 'h-6' }: BarProps) {
  return (
    <svg
      width={percent(value, most)}
      className={`block rounded-r-edge forced-color-adjust-none ${BAR_LOOKS[look]} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {part === undefined ? null : (
        <rect width={percent(part, value)} height="100%" className="fill-pine-39" />
      )}
    </svg>
  );
}

/** Bars to one scale, each labeled where it ends. Look tells the parts apart without color. */
export function BarRows({ rows, max }: { rows: readonly BarRow[]; max: number }) {
  return (
    <dl className="grid gap-4">
      {rows.map(({ label, value, figure, look }) => (
        <div key={label}>
          <BarLabel figure={figure ?? value}>{label}</BarLabel>
          <dd className="border-l-[3px] border-ink">
            <Bar value={value} most={max} look={look} className="h-10" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a row of a chart shows, after its figure. */
export function BarLabel({ figure, children }: { figure: number | string; children: string }) {
  return (
    <dt className="mb-1 leading-snug">
      <b className="mr-1 font-display text-name font-extrabold tracking-tight">{figure}</b> {children}
    </dt>
  );
}

function percent(value: number, most: number): string {
  return `${((value / most) * 100).toFixed(2)}%`;
}

export const BAR_LOOKS = {
  solid: 'bg-bottle',
  pale: 'bg-pine-84',
  red: 'bg-pin-fixed',
  hatch: 'bar-hatch text-enamel',
  'red-hatch': 'bar-hatch text-pin-fixed',
  dots: 'bar-dots',
  open: 'bg-paper inset-ring-3 inset-ring-pin',
} as const;

type BarProps = {
  value: number;
  most: number;
  part?: number;
  look?: keyof typeof BAR_LOOKS;
  className?: string;
};

export type BarRow = {
  label: string;
  value: number;
  /** How the value reads where it needs a unit. */
  figure?: string;
  look: 'solid' | 'hatch' | 'dots' | 'open';
};
