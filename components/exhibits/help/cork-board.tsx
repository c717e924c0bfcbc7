import type { PersonId } from '@/components/drawings/people';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { TextLink } from '@/components/ui/text-link';
import { community as words } from '@/content/resources';
import { routes } from '@/lib/site/routes';
import './cork-board.css';

/** A bulletin board with six cards: four on what goes on in the group, its rules, and how to join. */
export function CorkBoard() {
  const { inside, rules, steps } = words;
  return (
    <Exhibit name="cork" className="cork">
      <h2 className="paper mb-9 w-fit px-5 py-3 text-h3">{inside.title}</h2>
      <ul className="grid gap-x-6 gap-y-8 items-start sm:grid-cols-2">
        {inside.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="cork-card paper nth-2:bg-butter nth-3:bg-slate-93 odd:rotate-[-1.2deg] even:rotate-1"
          >
            {FACES[index] ? (
              <Portrait person={FACES[index]} className="cork-face forced-colors:forced-color-adjust-none" />
            ) : null}
            <h3 className="mb-1 text-lede/[1.15]">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li className="cork-card cork-rules paper nth-2:bg-butter nth-3:bg-slate-93 odd:rotate-[-1.2deg] even:rotate-1">
          <h3 className="mb-1 text-lede/[1.15]">{rules.title}</h3>
          <ol className="grid gap-2 mb-3 ml-[1.1em] list-decimal">
            {rules.items.map(rule => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
          <p className="mt-4 mb-2">{rules.note}</p>
          <TextLink href={routes.policy('complaints-and-community-guidelines')}>{rules.link}</TextLink>
        </li>
        <li className="cork-card bg-pine-91 paper nth-2:bg-butter nth-3:bg-slate-93 odd:rotate-[-1.2deg] even:rotate-1">
          <h3 className="mb-1 text-lede/[1.15]">{steps.title}</h3>
          <ol className="grid gap-2 mb-3 ml-[1.1em] list-decimal">
            {steps.items.map(({ title, description }) => (
              <li key={title}>
                <b>{title}.</b> {description}
              </li>
            ))}
          </ol>
          <TextLink href={routes.contact()}>{words.join}</TextLink>
        </li>
      </ul>
    </Exhibit>
  );
}

const FACES: readonly PersonId[] = ['marta', 'ray', 'osei', 'nonna'];
