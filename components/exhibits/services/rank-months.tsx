import { countTopThree, firstDayRanks, ninetyDayRanks, rankGrid } from '@/components/drawings/rank-grid';
import { pinShape } from '@/components/drawings/pin-shape';
import { town } from '@/components/drawings/town';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { rankExhibit as words } from '@/content/exhibits/service-heroes';

/** The town from edge to edge, with the shop's place on 35 corners in March or in June, by radio. */
export function RankMonths() {
  const [march, june] = words.months;
  return (
    <Exhibit name="ranks" className="rank-months">
      <div className="rank-map" dangerouslySetInnerHTML={{ __html: drawMap() }} />
      <fieldset className="rank-card paper">
        <legend className="sr-only">{words.choose}</legend>
        <div className="rank-choice">
          {words.months.map(({ id, label }, index) => (
            <label key={id}>
              <input type="radio" name="rank-month" value={id} defaultChecked={index === 1} />
              {label}
            </label>
          ))}
        </div>
        <Count {...march} {...countTopThree(firstDayRanks)} />
        <Count {...june} {...countTopThree(ninetyDayRanks)} />
        <ul className="rank-key">
          {words.key.map((line, index) => (
            <li key={line}>
              <i className={KEYS[index]} />
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
    <p className={`rank-count rank-count-${id}`}>
      <span className="sr-only">{label}: </span>
      {text} <b>{top}</b> {words.of}
    </p>
  );
}

function drawMap(): string {
  const grids = `<g class="ranks-march">${rankGrid(firstDayRanks)}</g><g class="ranks-june">${rankGrid(ninetyDayRanks)}</g>`;
  const pin = `<g transform="translate(360,262) scale(1.35)"><ellipse rx="12" ry="4" cy="1" fill="#0003"/>${pinShape}</g>`;
  return `<svg viewBox="20 20 680 480" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${words.label}">${town({ seed: 23, labels: 'major' })}${grids}${pin}</svg>`;
}

const KEYS = ['key-hi', 'key-mid', 'key-lo'] as const;
