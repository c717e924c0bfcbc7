import { CoveringRadio } from '@/components/ui/covering-radio';
import type { Change } from '@/content/google-services/google-service';

/** The same things before our work and after it: one choice flips all the switches. On paper both are told. */
export function ChangeControl({ change }: { change: Change }) {
  return (
    <div className="g-change">
      <div className="mb-head grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="max-w-[15em]">{change.title}</h2>
          <p className="soft mt-3 max-w-[36em]">{change.text}</p>
        </div>
        <fieldset className="g-flip">
          <legend className="sr-only">{change.title}</legend>
          <Choice value="before" label={change.before} isFirstChosen />
          <Choice value="after" label={change.after} />
        </fieldset>
      </div>
      <ul className="g-plates">
        {change.rows.map(({ thing, before, after, was = false, is = true }) => (
          <li key={thing}>
            <i className={`g-rocker ${was ? 'on-before' : ''} ${is ? 'on-after' : ''}`} aria-hidden="true" />
            <h3>{thing}</h3>
            <p className="g-before">
              <span className="g-when">{`${change.before}: `}</span>
              {before}
            </p>
            <p className="g-after">
              <span className="g-when">{`${change.after}: `}</span>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Choice({ value, label, isFirstChosen = false }: ChoiceProps) {
  return (
    <label>
      <CoveringRadio name="when" value={value} isFirstChosen={isFirstChosen} />
      {label}
    </label>
  );
}

type ChoiceProps = { value: 'before' | 'after'; label: string; isFirstChosen?: boolean };
