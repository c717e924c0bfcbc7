import { Icon } from '@/components/ui/icon';
import type { RequestState } from '@/lib/leads/requests';

/** How far a request has come: received, in progress, answered. */
export function RequestSteps({ state, words }: RequestStepsProps) {
  const reached = STEPS.findIndex(step => step === state);
  return (
    <ol aria-label={words.progress} className="grid gap-3">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className={`flex items-center gap-3 ${index === reached ? 'font-bold' : 'soft'}`}
        >
          {index <= reached ? (
            <Icon name="circle-check" className="size-6 text-ok" />
          ) : (
            <span className="size-6 rounded-full border-2 border-current" aria-hidden="true" />
          )}
          {words.states[step]}
          {index === reached ? <span className="sr-only">({words.now})</span> : null}
        </li>
      ))}
    </ol>
  );
}

const STEPS = ['received', 'working', 'answered'] as const satisfies readonly RequestState[];

type RequestStepsProps = {
  state: RequestState;
  words: { progress: string; states: Readonly<Record<RequestState, string>>; now: string };
};
