import { StepPicture } from '@/components/exhibits/platform/step-picture';
import { NumberPlate } from '@/components/ui/number-plate';
import type { processSteps } from '@/content/process';

/** One stop of the road: its house number, the shop as it is by then, what happens there, and who does what. */
export function StepRow({ step, more, labels }: StepRowProps) {
  return (
    <li className="relative z-1 grid gap-x-4 grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_88px_minmax(0,1fr)] lg:gap-x-8 lg:gap-y-0 lg:items-center">
      <NumberPlate n={step.id} />
      <StepPicture step={step} />
      <div className="road-card paper">
        <h2 className="mb-1 text-name max-[23em]:text-label">{step.title}</h2>
        {more ? (
          <>
            <p className="mt-2">{more.text}</p>
            <dl className="mt-4 grid gap-y-2 border-t border-ink-fixed/20 pt-4">
              <Fact label={labels.agency}>{more.agency}</Fact>
              <Fact label={labels.customer}>{more.customer}</Fact>
              <Fact label={labels.duration}>{more.duration}</Fact>
            </dl>
          </>
        ) : null}
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-3 leading-snug">
      <dt className="basis-[5.5em] font-display font-bold">{label}</dt>
      <dd className="min-w-0 flex-[1_1_9em]">{children}</dd>
    </div>
  );
}

type StepRowProps = {
  step: (typeof processSteps)[number];
  more: { text: string; agency: string; customer: string; duration: string } | undefined;
  labels: { agency: string; customer: string; duration: string };
};
