import { BAR_LOOKS } from '@/components/exhibits/bars';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Sheet } from '@/components/ui/sheet';
import { reportExhibit as words } from '@/content/exhibits/service-heroes';

/** The weekly and the monthly sheet, unfolded side by side on the desk. */
export function ReportSheets() {
  return (
    <Exhibit name="sheets" className="wrap mt-head grid items-start gap-6 pb-split lg:grid-cols-[.78fr_1fr]">
      {words.sheets.map(sheet => (
        <ReportSheet key={sheet.id} {...sheet} />
      ))}
    </Exhibit>
  );
}

/** The fold runs between the figures and the chart: the half above it lies a little in the shade. */
function ReportSheet({ id, title, date, by, figures, heading, last, ...chart }: Report) {
  return (
    <Sheet
      className={`grid gap-4 px-inset py-8 leading-snug ${id === 'week' ? 'lg:mt-12 lg:-rotate-1' : 'lg:rotate-[.5deg]'}`}
    >
      <div className="-mx-inset -mt-8 grid gap-4 border-b-2 border-tint bg-trace px-inset pt-8 pb-6">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
          {words.shop} <span>{by}</span>
        </p>
        <h2 className="text-title">
          {title}. <span className="text-label tracking-normal">{date}</span>
        </h2>
        <p>
          <SampleTag />
        </p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          {figures.map(({ value, label, before }) => (
            <div key={label} className="grid content-start">
              <dt className="order-1 leading-tight font-bold">{label}</dt>
              <dd className="contents">
                <b className="font-display text-h2">{value}</b>{' '}
                <span className="soft order-2 text-small">{before}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <h3 className="pt-1 text-label">{heading}</h3>
      <Columns {...chart} />
      <p className="bg-butter px-4 py-2 font-[650]">{last}</p>
    </Sheet>
  );
}

/** A column for each day or month, to scale from zero, its number on top. The list reads the same aloud. */
function Columns({ bars, days }: Pick<Report, 'bars' | 'days'>) {
  const max = Math.max(...bars);
  return (
    <ol className="grid auto-cols-fr grid-flow-col items-end gap-2 text-center">
      {bars.map((value, index) => (
        <li key={`${days[index]}${index}`}>
          <b className="font-display">{value}</b>
          <svg
            height={(value / max) * TALLEST}
            className={`w-full rounded-t-edge forced-color-adjust-none ${BAR_LOOKS[index === bars.length - 1 && days.length === 6 ? 'red-hatch' : 'solid']}`}
          />
          <span className="block border-t-2 border-ink pt-1">{days[index]}</span>
        </li>
      ))}
    </ol>
  );
}

const TALLEST = 104;

type Report = (typeof words.sheets)[number];
