import { Illustration } from '@/components/drawings/illustration';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { careers } from '@/content/careers';
import { backDoor } from '@/content/exhibits/company';

/** The back door with its card, and beside it the open workshop: three at the bench, their tools on the wall. */
export function BackDoor() {
  const { open, trades } = careers;
  return (
    <Exhibit name="back-door" className="back-door">
      <div className="door-side">
        <i className="door-lamp" />
        <div className="door-leaf">
          <div className="door-card paper">
            <h2>{open.title}</h2>
            {open.text.map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <i className="door-handle" />
        </div>
        <i className="door-step" />
      </div>
      <div className="workshop">
        <h2>{trades.title}</h2>
        <ul className="tool-wall">
          {trades.entries.map(({ term, text }, index) => (
            <li key={term}>
              <Illustration name={`tools/${TOOLS[index] ?? 'screen'}`} />
              <h3>{term}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
          role="img"
          aria-label={backDoor.label}
          className="bench-people"
        >
          {backDoor.people.map(person => (
            <Portrait key={person} person={person} />
          ))}
        </div>
        <div className="bench" />
      </div>
    </Exhibit>
  );
}

/** What hangs over the bench, one for each trade of careers.ts. */
const TOOLS = ['screen', 'map', 'notebook', 'telephone'];
