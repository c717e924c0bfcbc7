import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { caseStudiesPage, fernStops, odellNights, quillFridays } from '@/content/case-studies';
import type { CaseStudy, DrawnStudy } from '@/content/case-study';
import { litHouse } from './drawings/lit-house';
import { stopMarks, townMap } from './drawings/maps';

const { labels } = caseStudiesPage;

/** What the evenings were like: counted windows on a pavement, or a map after dark. */
export function StudyNight({ study }: { study: CaseStudy & DrawnStudy }) {
  const { title, unit, counted, quote, by } = study.night;
  return (
    <section className="study-night on-dark">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h3 className="study-title">{title}</h3>
          <SampleTag />
        </div>
        <Exhibit name="case-studies" figures={figuresOf(study)} className="study-houses">
          <blockquote>
            {quote}
            <footer>{by}</footer>
          </blockquote>
          <Night scene={study.scene} counted={counted} />
          <p className="study-unit">{unit}</p>
        </Exhibit>
      </div>
    </section>
  );
}

function Night({ scene, counted }: { scene: DrawnStudy['scene']; counted: string }) {
  if (scene === 'florist') return <Stops />;
  return (
    <ul className={`study-row study-row-${scene}`}>
      {housesOf(scene).map(({ name, lit, ...house }, index) => (
        <li key={name}>
          <b aria-hidden="true">{lit}</b>
          <div
            dangerouslySetInnerHTML={{
              __html: litHouse({
                ...house,
                lit,
                wall: WALLS[index] ?? 1,
                label: `${name}: ${lit} ${counted}`,
              }),
            }}
          />
          <p>
            <strong>{name}</strong> {house.text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Stops() {
  const { onTime, late } = fernStops;
  const label = `${onTime.length} ${labels.onTime}, ${late.length} ${labels.late}`;
  const markup = townMap({ isFirst: false, marks: stopMarks(fernStops), label });
  return (
    <div className="study-stops">
      <div dangerouslySetInnerHTML={{ __html: markup }} />
      <p>
        <b>{onTime.length}</b> {labels.onTime}
      </p>
      <p>
        <b>{late.length}</b> {labels.late}
      </p>
    </div>
  );
}

function housesOf(scene: 'van' | 'books') {
  if (scene === 'van')
    return odellNights.map(({ month, jobs, text }) => ({
      name: month,
      text,
      lit: jobs,
      windows: 20,
      columns: 4,
    }));
  const windows = Math.max(...quillFridays.map(({ hours }) => hours));
  return quillFridays.map(({ name, hours, text }) => ({ name, text, lit: hours, windows, columns: windows }));
}

function figuresOf({ figures }: CaseStudy) {
  return {
    caption: labels.figures,
    head: [labels.figure, labels.before, labels.after],
    rows: figures.map(({ label, before, after }) => [label, before, after] as const),
  };
}

const WALLS = [1, 2, 3, 4] as const;
