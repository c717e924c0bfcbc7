import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { reportExhibit as words } from '@/content/exhibits/service-heroes';

/** The weekly and the monthly sheet, unfolded side by side on the desk. */
export function ReportSheets() {
  return (
    <Exhibit name="sheets" className="sheets wrap">
      {words.sheets.map(sheet => (
        <ReportSheet key={sheet.id} {...sheet} />
      ))}
    </Exhibit>
  );
}

function ReportSheet({ id, title, date, by, figures, heading, last, ...chart }: Sheet) {
  return (
    <div className={`report-sheet paper report-${id}`}>
      <div className="report-top">
        <p className="report-by">
          {words.shop} <span>{by}</span>
        </p>
        <h2>
          {title}. <span>{date}</span>
        </h2>
        <p>
          <SampleTag />
        </p>
        <dl className="report-figures">
          {figures.map(({ value, label, before }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b> <span>{before}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <h3>{heading}</h3>
      <Columns {...chart} />
      <p className="report-last">{last}</p>
    </div>
  );
}

/** A column for each day or month, to scale from zero, its number on top. The list reads the same aloud. */
function Columns({ bars, days }: Pick<Sheet, 'bars' | 'days'>) {
  const max = Math.max(...bars);
  return (
    <ol className="report-columns">
      {bars.map((value, index) => (
        <li key={`${days[index]}${index}`}>
          <b>{value}</b>
          <svg
            height={(value / max) * TALLEST}
            className={index === bars.length - 1 && days.length === 6 ? 'bar bar-now' : 'bar bar-solid'}
          />
          <span>{days[index]}</span>
        </li>
      ))}
    </ol>
  );
}

const TALLEST = 104;

type Sheet = (typeof words.sheets)[number];
