import './unit-rows.css';
import { getPicture } from '@/components/drawings/picture';
import { BarLabel, type BarRow } from '@/components/exhibits/bars';

/** A row for each figure, and in it as many drawn things as were counted, all of one size. */
export function UnitRows({ rows, marks }: { rows: readonly BarRow[]; marks: readonly UnitMark[] }) {
  return (
    <>
      <UnitSymbols marks={marks} />
      <dl className="grid gap-6">
        {rows.map(({ label, value, look }, index) => (
          <div key={label}>
            <BarLabel figure={value}>{label}</BarLabel>
            <dd className={`${FIELD} ${LOOKS[look]}`}>
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
      <dl className="mb-6 grid gap-x-8 gap-y-2 lg:grid-cols-[auto_auto_1fr]">
        {rows.map(({ label, value, look }) => (
          <div key={label} className="grid grid-cols-[6.2rem_1fr] items-center leading-snug lg:block">
            <dt className="flex items-center gap-2">
              <span className={`*:size-7 ${PALE_LOOKS[look]}`}>
                <Units count={1} mark={mark} />
              </span>
              <b className="font-display text-name font-extrabold tracking-tight">{value}</b>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <div className={FIELD}>
        {rows.map(({ label, value, look }, index) => (
          <span key={label} className={`contents ${PALE_LOOKS[look]}`}>
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
    <svg key={index}>
      <use href={`#unit-${mark}`} />
    </svg>
  ));
}

/** A dozen in a row, or two. */
const FIELD = 'grid grid-cols-12 gap-1 sm:grid-cols-24 [&_svg]:aspect-square [&_svg]:h-auto [&_svg]:w-full';

const LOOKS = {
  solid: 'text-bottle',
  hatch: 'text-enamel',
  dots: 'text-gold-74',
  open: 'text-pin forced-colors:text-[LinkText]',
} as const;

/** Those who did not write stay pale. */
const PALE_LOOKS = { ...LOOKS, hatch: 'text-enamel/58 forced-colors:text-[GrayText]' } as const;

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
