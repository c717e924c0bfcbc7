import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { eveningExhibit as words } from '@/content/exhibits/platform';
import './platform.css';

/** One evening as a row of windows: dark while no one answers, lit when someone is answered, day when a person reads. */
export function EveningWindows() {
  return (
    <Exhibit name="evening" className="evening">
      <ol className="grid gap-4 lg:grid-cols-5">
        {words.hours.map(({ time, title, text, light }, index) => (
          <li key={time} className="grid grid-rows-[auto_1fr]">
            <p className="py-2 px-3 bg-brick-50 text-white font-display text-label font-extrabold text-center">
              {time}
            </p>
            <div
              className={`pt-4 px-4 pb-6 border-8 border-(color:--b-cream) border-b-14 leading-[1.4] forced-color-adjust-none ${LIGHTS[light]}`}
            >
              <div className="grid place-items-center h-26 mb-3 [&_svg]:h-23" aria-hidden="true">
                {light === 'dawn' ? (
                  <Portrait person="priya" className="overflow-hidden size-24 rounded-[50%]" />
                ) : (
                  <Glyph index={index} />
                )}
              </div>
              <h3 className="mb-0.5 text-body/[1.15]">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-6">
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

const LIGHTS = {
  dark: 'bg-night text-night-soft',
  lit: 'bg-sand-86 text-ink-fixed shadow-near',
  dawn: 'bg-rose-89 text-ink-fixed',
  day: 'bg-slate-93 text-ink-fixed',
} as const;

/** A phone that rings out, two conversations, nothing for the morning's person, and the day's list. */
const GLYPHS = [
  `<g ${stroke}><rect x="42" y="10" width="36" height="70" rx="7"/><path d="M56 70h8M22 30q-8 14 0 28M98 30q8 14 0 28"/></g>`,
  bubble(`<path d="M34 36l12 12 24-26" ${stroke}/>`),
  bubble(`<path d="M28 28h46M28 42h28" ${stroke}/>`),
  '',
  `<rect x="26" y="6" width="68" height="80" rx="6" fill="#fff" stroke="currentColor" stroke-width="3"/><path d="M38 22h44" stroke="oklch(.552 .206 29)" stroke-width="9"/><path d="M38 42h44M38 56h44M38 70h28" ${stroke}/>`,
];
