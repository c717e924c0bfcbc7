import { Illustration } from '@/components/drawings/illustration';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { careers } from '@/content/careers';
import { backDoor } from '@/content/exhibits/company';
import './back-door.css';

/** The back door with its card, and beside it the open workshop: three at the bench, their tools on the wall. */
export function BackDoor() {
  const { open, trades } = careers;
  return (
    <Exhibit
      name="back-door"
      className="grid gap-x-head gap-y-12 min-[64em]:grid-cols-[0.72fr_1fr] min-[64em]:-mb-split"
    >
      <div className="relative grid grid-rows-[auto_1fr_auto]">
        <i className="door-lamp forced-colors:forced-color-adjust-none" />
        <div className="door-leaf">
          <div className="p-6 rounded-sign leading-normal shadow-hung forced-colors:border-2 paper">
            <h2 className="pb-3 border-b-3 border-b-pin-fixed text-figure">{open.title}</h2>
            {open.text.map(text => (
              <p key={text} className="mt-3">
                {text}
              </p>
            ))}
          </div>
          <i className="absolute right-[22px] bottom-[54px] w-4 h-18 rounded-sign bg-sand-82 shadow-[0_3px_0_var(--color-sand-50)] forced-colors:forced-color-adjust-none" />
        </div>
        <i className="h-[26px] -mx-6 bg-stone-72 shadow-[inset_0_7px_0_var(--b-stone)]" />
      </div>
      <div className="workshop">
        <h2 className="pt-6 px-8 text-figure">{trades.title}</h2>
        <ul className="grid flex-1 gap-x-8 gap-y-6 pt-6 px-8 pb-8 max-[23em]:px-5 [&_svg]:row-[1/span_2] [&_svg]:w-full sm:grid-cols-2 min-[64em]:max-[80em]:[&_svg]:row-auto min-[64em]:max-[80em]:[&_svg]:w-23 forced-colors:[&_svg]:forced-color-adjust-none">
          {trades.entries.map(({ term, text }, index) => (
            <li
              key={term}
              className="grid grid-cols-[92px_minmax(0,1fr)] max-[23em]:grid-cols-[64px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1 leading-[1.4] min-[64em]:max-[80em]:grid-cols-1 min-[64em]:max-[80em]:grid-rows-none min-[64em]:max-[80em]:content-start"
            >
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
          className="bench-people flex justify-around px-[4%] forced-colors:forced-color-adjust-none"
        >
          {backDoor.people.map(person => (
            <Portrait key={person} person={person} />
          ))}
        </div>
        <div className="bench forced-colors:forced-color-adjust-none" />
      </div>
    </Exhibit>
  );
}

/** What hangs over the bench, one for each trade of careers.ts. */
const TOOLS = ['screen', 'map', 'notebook', 'telephone'];
