import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { eveningExhibit as words } from '@/content/exhibits/platform';

/** One evening as a row of windows: dark while no one answers, lit when someone is answered, day when a person reads. */
export function EveningWindows() {
  return (
    <Exhibit name="evening" className="evening">
      <ol className="evening-row">
        {words.hours.map(({ time, title, text, light }, index) => (
          <li key={time} className={`hour-${light}`}>
            <p className="hour-time">{time}</p>
            <div className="hour-pane">
              <div className="hour-picture" aria-hidden="true">
                {light === 'dawn' ? (
                  <Portrait person="priya" className="hour-face" />
                ) : (
                  <Glyph index={index} />
                )}
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="evening-note">
        {words.note} <SampleTag>{words.sample}</SampleTag>
      </figcaption>
    </Exhibit>
  );
}

function Glyph({ index }: { index: number }) {
  return <svg viewBox="0 0 120 90" dangerouslySetInnerHTML={{ __html: GLYPHS[index] ?? '' }} />;
}

const bubble = (mark: string) =>
  `<path d="M14 12h74a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H44L28 72V58H14A10 10 0 0 1 4 48V22A10 10 0 0 1 14 12Z" fill="#fff" stroke="currentColor" stroke-width="3"/>${mark}`;
const stroke =
  'fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';

/** A phone that rings out, two conversations, nothing for the morning's person, and the day's list. */
const GLYPHS = [
  `<g ${stroke}><rect x="42" y="10" width="36" height="70" rx="7"/><path d="M56 70h8M22 30q-8 14 0 28M98 30q8 14 0 28"/></g>`,
  bubble(`<path d="M34 36l12 12 24-26" ${stroke}/>`),
  bubble(`<path d="M28 28h46M28 42h28" ${stroke}/>`),
  '',
  `<rect x="26" y="6" width="68" height="80" rx="6" fill="#fff" stroke="currentColor" stroke-width="3"/><path d="M38 22h44" stroke="oklch(.552 .206 29)" stroke-width="9"/><path d="M38 42h44M38 56h44M38 70h28" ${stroke}/>`,
];
