import { pinShape } from '@/components/drawings/pin-shape';
import { countTopThree, firstDayRanks, ninetyDayRanks, rankGrid } from '@/components/drawings/rank-grid';
import { town } from '@/components/drawings/town';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { rankExhibit as words } from '@/content/exhibits/service-heroes';
import './rank-months.css';

/** The town from edge to edge, with the shop's place on 35 corners in March or in June, by radio. */
export function RankMonths() {
  const [march, june] = words.months;
  return (
    <Exhibit
      name="ranks"
      className="rank-months relative mt-inset grid lg:grid-cols-[minmax(0,1120px)_minmax(300px,1fr)]"
    >
      <div className="rank-map" dangerouslySetInnerHTML={{ __html: drawMap() }} />
      <fieldset className="grid min-w-0 content-center gap-3 bg-(--b-white) px-gut py-6 leading-snug text-ink lg:px-head lg:*:max-w-[340px] dark:bg-card">
        <legend className="sr-only">{words.choose}</legend>
        <div className="grid grid-cols-2 rounded-card bg-slate-93 p-1 dark:bg-paper print:hidden">
          {words.months.map(({ id, label }, index) => (
            <label
              key={id}
              className="grid min-h-[46px] cursor-pointer place-items-center rounded-sign font-bold outline-offset-3 outline-focus has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 forced-colors:has-checked:outline-4"
            >
              <input
                type="radio"
                name="rank-month"
                value={id}
                defaultChecked={index === 1}
                className="absolute opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
        <Count {...march} {...countTopThree(firstDayRanks)} />
        <Count {...june} {...countTopThree(ninetyDayRanks)} />
        <ul>
          {words.key.map((line, index) => (
            <li key={line} className="flex items-center gap-2 py-0.5">
              <i className={`flex-none rounded-full forced-color-adjust-none ${KEYS[index]}`} />
              {line}
            </li>
          ))}
        </ul>
        <p>{words.query}</p>
        <p>
          <SampleTag>{words.note}</SampleTag>
        </p>
      </fieldset>
    </Exhibit>
  );
}

function Count({ id, label, text, top }: { id: string; label: string; text: string; top: number }) {
  return (
    <p className={`rank-count-${id} print:block!`}>
      <span className="sr-only">{label}: </span>
      {text} <b className="block font-display text-display font-extrabold">{top}</b> {words.of}
    </p>
  );
}

function drawMap(): string {
  const grids = `<g class="ranks-march">${rankGrid(firstDayRanks)}</g><g class="ranks-june">${rankGrid(ninetyDayRanks)}</g>`;
  const pin = `<g transform="translate(360,262) scale(1.35)"><ellipse rx="12" ry="4" cy="1" fill="#0003"/>${pinShape}</g>`;
  return `<svg viewBox="20 20 680 480" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${words.label}">${town({ seed: 23, labels: 'major' })}${grids}${pin}</svg>`;
}

const KEYS = [
  'size-6 bg-pine-46',
  'mx-0.5 size-5 bg-marigold',
  'mx-[3px] size-[18px] border-4 border-pin-fixed',
] as const;
