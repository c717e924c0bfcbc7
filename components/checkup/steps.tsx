import { checkupReport } from '@/content/checkup';
import { fillText } from '@/lib/site/text';

/** What a running checkup does. `step`: where it is; null before it begins. */
export function CheckupSteps({ step }: { step: StepDone | null }) {
  const { steps, count, marks } = checkupReport.waiting;
  const now = stepNumber(step);
  const { done, of } = step ?? { done: 0, of: 0 };
  return (
    <ol className="grid">
      {Object.entries(steps).map(([name, label], index) => (
        <li
          key={name}
          aria-current={index === now ? 'step' : undefined}
          className="flex justify-between gap-4 border-t border-line py-3 first:border-t-0 aria-[current]:font-bold"
        >
          <span>
            {label}
            {name === 'files' && index === now && of > 0
              ? ` ${fillText(count, { n: String(done), m: String(of) })}`
              : ''}
          </span>
          <span className="soft">{marks[index < now ? 'done' : index === now ? 'now' : 'next']}</span>
        </li>
      ))}
    </ol>
  );
}

/** The sentence of a step, as it is announced. */
export function sayStep(step: StepDone | null): string {
  const { steps, text } = checkupReport.waiting;
  return `${Object.values(steps)[stepNumber(step)]}. ${text}`;
}

function stepNumber(step: StepDone | null): number {
  return Math.max(0, Object.keys(checkupReport.waiting.steps).indexOf(step?.name ?? ''));
}

export type StepDone = { name: string; done: number; of: number };
