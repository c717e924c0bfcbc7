import type { CostColumn, CostPart } from '@/content/comparisons/chart';
import { formatWhole, totalOf } from './cost-sums';

/** Sums as buildings of true height. On phones they lie down as bars, all to the scale of the largest. */
export function CostColumns({ columns, most }: { columns: readonly CostColumn[]; most: number }) {
  return columns.map(({ name, note, parts }) => (
    <li key={name} className="cost">
      <div className="cost-house">
        <p className="cost-sum">{formatWhole(totalOf(parts))}</p>
        <i className="cost-roof" aria-hidden="true" />
        <div className="cost-floors">
          {parts.map(part => (
            <Floor key={part.look} part={part} most={most} />
          ))}
        </div>
      </div>
      <ul className="cost-labels">
        {parts.map(part => (
          <li key={part.look}>
            <Floor part={part} most={most} />
            <span>
              <b>{formatWhole(part.dollars)}</b> {part.label}
            </span>
          </li>
        ))}
      </ul>
      <p className="cost-foot">
        <b>{name}</b> {note}
      </p>
    </li>
  ));
}

/** Its height counts in a building, its width in a bar: the policy allows no styles in the page. */
function Floor({ part: { look, dollars }, most }: { part: CostPart; most: number }) {
  const size = dollars / most;
  return (
    <svg
      className={`look look-${look}`}
      width={`${(100 * size).toFixed(2)}%`}
      height={Math.round(TALLEST * size)}
      aria-hidden="true"
    />
  );
}

/** In pixels. */
const TALLEST = 440;
