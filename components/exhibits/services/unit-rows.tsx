import type { BarRow } from '@/components/exhibits/bar-rows';
import { getPicture } from '@/components/drawings/picture';

/** A row for each figure, and in it as many drawn things as were counted, all of one size. */
export function UnitRows({ rows, marks }: { rows: readonly BarRow[]; marks: readonly UnitMark[] }) {
  return (
    <>
      <UnitSymbols marks={marks} />
      <dl className="unit-rows">
        {rows.map(({ label, value, look }, index) => (
          <div key={label}>
            <dt>
              <b>{value}</b> {label}
            </dt>
            <dd className={`unit-${look}`}>
              <Units count={value} mark={marks[index]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Figures that lie within each other: each thing counted in the first row is drawn once, and shows the last row it is in. */
export function NestedUnits({ rows, mark }: { rows: readonly BarRow[]; mark: UnitMark }) {
  return (
    <>
      <UnitSymbols marks={[mark]} />
      <dl className="unit-heads">
        {rows.map(({ label, value, look }) => (
          <div key={label}>
            <dt>
              <span className={`unit-${look}`}>
                <Units count={1} mark={mark} />
              </span>
              <b>{value}</b>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <div className="unit-field">
        {rows.map(({ label, value, look }, index) => (
          <span key={label} className={`unit-${look}`}>
            <Units count={value - (rows[index + 1]?.value ?? 0)} mark={mark} />
          </span>
        ))}
      </div>
    </>
  );
}

function UnitSymbols({ marks }: { marks: readonly UnitMark[] }) {
  const symbols = [...new Set(marks)].map(
    mark => `<symbol id="unit-${mark}" viewBox="0 0 32 32">${getPicture(`marks/${mark}`).markup}</symbol>`,
  );
  return (
    <svg width="0" height="0" className="absolute" dangerouslySetInnerHTML={{ __html: symbols.join('') }} />
  );
}

function Units({ count, mark }: { count: number; mark: UnitMark | undefined }) {
  return Array.from({ length: count }, (_, index) => (
    <svg key={index} className="unit">
      <use href={`#unit-${mark}`} />
    </svg>
  ));
}

/** The pictures in `marks/`, each one thing that is counted, in the color of its row. */
type UnitMark =
  | 'booked'
  | 'answered'
  | 'number'
  | 'stumped'
  | 'handset'
  | 'open-handset'
  | 'comb'
  | 'loaf'
  | 'table';
