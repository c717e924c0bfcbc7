/**
 * Bars to one scale from zero, each labeled where it ends. Look tells the parts apart without color: solid, hatch, dots,
 * outline. The widths are attributes, because the pages' policy allows no inline style.
 */
export function BarRows({ rows, max }: { rows: readonly BarRow[]; max: number }) {
  return (
    <dl className="bar-rows">
      {rows.map(({ label, value, figure, look }) => (
        <div key={label}>
          <dt>
            <b>{figure ?? value}</b> {label}
          </dt>
          <dd>
            <svg
              width={`${((value / max) * 100).toFixed(2)}%`}
              height="40"
              className={`bar ${LOOKS[look]}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LOOKS = { solid: 'bar-solid', hatch: 'bar-hatch', dots: 'bar-dots', open: 'bar-open' } as const;

export type BarRow = {
  label: string;
  value: number;
  /** How the value reads where it needs a unit. */
  figure?: string;
  look: keyof typeof LOOKS;
};
