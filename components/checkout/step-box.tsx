import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { NumberPlate } from '@/components/ui/number-plate';

/** One step of checkout: its house number, its heading, and what belongs to it. */
export function StepBox({ n, title, look, line, action, headingRef, children }: StepBoxProps) {
  return (
    <section className={`rounded-card p-inset sm:rounded-panel ${LOOKS[look]}`} aria-labelledby={`step-${n}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
          {look === 'done' ? <DoneMark /> : <NumberPlate n={n} size="sm" />}
          <div className="min-w-0">
            <h2
              id={`step-${n}`}
              ref={headingRef}
              tabIndex={-1}
              className={`text-name wrap-anywhere tracking-[-0.012em] ${look === 'waiting' ? 'soft' : ''}`}
            >
              {title}
            </h2>
            {line ? <p className="soft text-small tabular-nums">{line}</p> : null}
          </div>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

function DoneMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-[46px] flex-none place-items-center rounded-sign bg-ok text-name text-on-bottle"
    >
      <Icon name="check" />
    </span>
  );
}

const LOOKS = {
  open: 'bg-card shadow-[var(--shadow-shelf),inset_0_0_0_1px_var(--color-line)]',
  done: 'shadow-[inset_0_0_0_1.5px_var(--color-line)]',
  waiting: 'shadow-[inset_0_0_0_1.5px_var(--color-line)] [--color-plate:var(--color-control)]',
} as const;

type StepBoxProps = {
  n: number;
  title: string;
  look: keyof typeof LOOKS;
  /** Under the heading of a step that is done, or not open yet. */
  line?: string;
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};
