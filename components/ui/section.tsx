import type { ReactNode } from 'react';

/** One band of a page: its ground, its air and the page's measure. `tight` drops the air above, for bands that belong together. */
export function Section({ ground = 'paper', tight = false, id, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`sec ${GROUND_CLASS[ground]} ${tight ? 'pt-0' : ''} ${className}`}>
      <div className="wrap">{children}</div>
    </section>
  );
}

const GROUND_CLASS = {
  paper: '',
  mist: 'bg-mist',
  sky: 'bg-sky',
  night: 'night on-dark bg-night text-white',
} as const;

type SectionProps = {
  ground?: keyof typeof GROUND_CLASS;
  tight?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};
