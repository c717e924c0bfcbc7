import './mark.css';

/** A number in a circle: of a pin, of a callout, or a position on the map, whose `tone` says how good it is. */
export function Mark({ n, tone = 'pin', className = '', isHidden = false }: MarkProps) {
  return (
    <i className={`mark mark-${tone} ${className}`} aria-hidden={isHidden || undefined}>
      {n}
    </i>
  );
}

type MarkProps = {
  n: number;
  tone?: 'pin' | 'high' | 'middle' | 'low';
  className?: string;
  /** What is around it has a number of its own, such as an ordered list. */
  isHidden?: boolean;
};
