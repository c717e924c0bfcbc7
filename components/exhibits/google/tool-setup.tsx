import type { Setup } from '@/content/google-services/google-service';
import { googleHub } from '@/content/google-services/hub';

const { setup: labels } = googleHub.labels;

/** What we set up, in sentences; beside it how long it takes, what we need, what is reported and who fixes what. */
export function ToolSetup({ setup }: { setup: Setup }) {
  return (
    <div className="mb-head grid items-start gap-x-split gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="max-w-[15em]">{setup.title}</h2>
        <p className="mt-5 max-w-[38em]">{setup.text}</p>
      </div>
      <dl className="border-t border-line">
        {PARTS.map(part => (
          <div key={part} className="border-b border-line py-4">
            <dt className="font-bold">{labels[part]}</dt>
            <dd className="mt-1 max-w-[38em]">{setup[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const PARTS = ['takes', 'needs', 'report', 'wrong'] as const;
