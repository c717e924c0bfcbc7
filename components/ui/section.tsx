import type { ReactNode } from 'react';
import './section.css';

/**
 * One band of a page: its ground, its air and the page's measure. `tight` drops the air above, for bands that belong
 * together; `as="div"` is for a band without a heading of its own.
 */
export function Section({ as: Band = 'section', ground = 'paper', tight = false, ...rest }: SectionProps) {
  const { id, className = '', children } = rest;
  return (
    <Band id={id} className={`sec ${GROUND_CLASS[ground]} ${tight ? 'pt-0' : ''} ${className}`}>
      <div className="wrap">{children}</div>
    </Band>
  );
}

const GROUND_CLASS = {
  paper: '',
  mist: 'bg-mist',
  sky: 'bg-sky',
  night: 'night on-dark bg-night text-white',
} as const;

type SectionProps = {
  as?: 'section' | 'div';
  ground?: keyof typeof GROUND_CLASS;
  tight?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};
