import type { ReactNode } from 'react';

/**
 * How far long work is. While it runs, the page comes again by itself (engine/server.ts), with and without scripts; its title
 * says `said`, too. `spent`: for how many milliseconds it has been counted; null where no one knows.
 */
export function ProgressPanel({ said, label, progress, spent, everySeconds, children }: ProgressPanelProps) {
  return (
    <div className="desk-panel" data-refresh={everySeconds}>
      <p>
        <strong>{said}</strong> {spent === null ? '' : sayTimeLeft(progress, spent)}
      </p>
      {progress === null ? null : (
        <progress max={Math.max(progress.total, 1)} value={progress.done} aria-label={label} />
      )}
      <p className="soft">
        This page looks again every {everySeconds} seconds.{children}
      </p>
    </div>
  );
}

type ProgressPanelProps = {
  said: string;
  /** The name of the bar. */
  label: string;
  progress: Progress;
  spent: number | null;
  everySeconds: number;
  /** What one can do meanwhile. */
  children?: ReactNode;
};

export type Progress = { done: number; total: number } | null;

/** Where long work is among its steps; `at` is past the last one when all are done. */
export function ProgressSteps({ label, steps, at }: ProgressStepsProps) {
  return (
    <ol className="desk-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} className={index < at ? 'done' : ''}>
          {step}
          {index < at ? <span className="sr-only">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}

type ProgressStepsProps = { label: string; steps: readonly string[]; at: number };

/** What is done so far says about the rest; nothing while that is too little. `spent` in milliseconds. */
export function sayTimeLeft(progress: Progress, spent: number): string {
  if (progress === null || progress.done < progress.total / 10 || spent <= 0) return '';
  const seconds = Math.ceil(((spent / progress.done) * (progress.total - progress.done)) / 1000);
  if (seconds < 60) return 'Less than a minute is left.';
  const minutes = Math.round(seconds / 60);
  return `About ${minutes} ${minutes === 1 ? 'minute is' : 'minutes are'} left.`;
}
