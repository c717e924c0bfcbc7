import type { Wait, WaitChart as Waits } from '@/content/comparisons/chart';

/** Days of waiting as a tailor's tape: one mark, one day, both sides to one scale. */
export function WaitChart({ columns, rows }: Pick<Waits, 'columns' | 'rows'>) {
  const most = Math.max(...rows.flatMap(({ competitor, agency }) => [competitor.days, agency.days]));
  return (
    <dl className="waits">
      {rows.map(({ label, competitor, agency }) => (
        <div key={label}>
          <dt>{label}</dt>
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
    <dd className={`tape-${side}`}>
      <span>
        {name}: <b>{wait.text}</b>
      </span>
      <svg viewBox={`0 0 ${most} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={wait.days} height="10" />
        <path d={marks.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
    </dd>
  );
}

type TapeProps = { side: 'competitor' | 'agency'; name: string; wait: Wait; most: number };
