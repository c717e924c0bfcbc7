import './step-slips.css';

/** Steps in their order, as slips of a pad, each over the next. */
export function StepSlips({ steps }: { steps: readonly { title: string; description: string }[] }) {
  return (
    <ol className="step-slips">
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
