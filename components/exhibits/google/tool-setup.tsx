import type { Setup } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';

const { setup: labels } = googleHub.labels;

/** What we set up, folded: each step, then how long it takes, what we need, what is reported and who fixes what. */
export function ToolSetup({ setup }: { setup: Setup }) {
  return (
    <details className="mt-6 border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 font-display text-label font-[750] hover:text-pin">
        {labels.fold}
        <span className="plus" aria-hidden="true" />
      </summary>
      <dl className="grid gap-x-split gap-y-5 pt-2 pb-6 lg:grid-cols-2">
        {PARTS.map(part => (
          <div key={part} className="max-w-[34em] lg:first:row-span-2">
            <dt className="font-bold">{labels[part]}</dt>
            <dd className="soft mt-1">{setup[part]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const PARTS = ['text', 'takes', 'needs', 'report', 'wrong'] as const;
