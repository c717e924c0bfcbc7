import type { Wait, WaitChart as Waits } from '@/content/comparisons/chart';

/** Days of waiting as a tailor's tape: one mark, one day, both sides to one scale. */
export function WaitChart({ columns, rows }: Pick<Waits, 'columns' | 'rows'>) {
  const most = Math.max(...rows.flatMap(({ them, us }) => [them.days, us.days]));
  return (
    <dl className="waits">
      {rows.map(({ label, them, us }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Tape side="theirs" name={columns[0]} wait={them} most={most} />
          <Tape side="ours" name={columns[1]} wait={us} most={most} />
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

type TapeProps = { side: 'theirs' | 'ours'; name: string; wait: Wait; most: number };
