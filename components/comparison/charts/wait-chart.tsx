import type { Wait, WaitChart as Waits } from '@/content/comparisons/chart';

/** Days of waiting as a tailor's tape: one mark, one day, both sides to one scale. */
export function WaitChart({ columns, rows }: Pick<Waits, 'columns' | 'rows'>) {
  const most = Math.max(...rows.flatMap(({ competitor, agency }) => [competitor.days, agency.days]));
  return (
    <dl className="waits">
      {rows.map(({ label, competitor, agency }) => (
        <div
          key={label}
          className="grid gap-x-6 gap-y-2 py-4 border-b border-b-line lg:grid-cols-[15rem_1fr]"
        >
          <dt className="lg:row-[1/3] font-display text-label/tight font-[750]">{label}</dt>
          <Tape side="competitor" name={columns[0]} wait={competitor} most={most} />
          <Tape side="agency" name={columns[1]} wait={agency} most={most} />
        </div>
      ))}
    </dl>
  );
}

function Tape({ side, name, wait, most }: TapeProps) {
  const marks = Array.from(
    { length: Math.floor(wait.days) },
    (_, day) => `M${day + 1} ${day % 5 === 4 ? 2 : 5}V10`,
  );
  return (
    <dd className={`min-w-0 col-[-2/-1] text-small tape-${side}`}>
      <span>
        {name}: <b>{wait.text}</b>
      </span>
      <svg
        className="w-full h-[26px] mt-1 overflow-visible forced-color-adjust-none"
        viewBox={`0 0 ${most} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={wait.days} height="10" />
        <path d={marks.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
    </dd>
  );
}

type TapeProps = { side: 'competitor' | 'agency'; name: string; wait: Wait; most: number };
