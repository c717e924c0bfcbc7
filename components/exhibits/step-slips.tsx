import '@/components/ui/phone-strip.css';
import './step-slips.css';

/** Steps in their order, as slips of a pad, each over the next. */
export function StepSlips({ label, steps }: StepSlipsProps) {
  return (
    <ol
      className="step-slips phone-strip"
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
    >
      {steps.map(({ title, description }, index) => (
        <li key={title} className="paper">
          <b className="font-display text-title/none font-extrabold" aria-hidden="true">
            {index + 1}
          </b>
          <h3 className="my-1">{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

type StepSlipsProps = {
  /** Names the row, which scrolls sideways on a phone. */
  label: string;
  steps: readonly { title: string; description: string }[];
};
