import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { portfolio } from '@/content/portfolio-page';
import type { ProjectExhibit, UnitName } from '@/content/project';
import './counted-units.css';

/** The one figure of a project, drawn in its trade's units: exactly as many as were counted. */
export function CountedUnits({ exhibit }: { exhibit: ProjectExhibit }) {
  const { unit, columns, title, caption, panels } = exhibit;
  const { figure, count, places } = portfolio.labels;
  const rows = panels.map(({ name, count: counted, of }) => [name, counted, of] as const);
  return (
    <section className={`py-split print:bg-white print:text-black ${GROUNDS[unit] ?? 'bg-mint'}`}>
      <div className="wrap">
        <div className="mb-inset flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2>{title}</h2>
          <SampleTag />
        </div>
        <Exhibit
          name={`portfolio-${unit}`}
          caption={caption}
          figures={{ caption: title, head: [figure, count, places], rows }}
        >
          <div
            className={`grid gap-x-head gap-y-8 items-end [&_svg]:w-full [&_svg]:forced-color-adjust-none dark:[--n:14%] ${panels.length > 1 ? 'lg:grid-cols-2' : ''}`}
          >
            {panels.map((panel, index) => (
              <div key={panel.name}>
                <p className="flex flex-wrap gap-x-4 gap-y-1 items-baseline pb-3 text-body">
                  <b className="font-display text-h2/none font-extrabold tracking-[-0.03em]">{panel.count}</b>{' '}
                  {panel.name}
                </p>
                <div
                  dangerouslySetInnerHTML={{
                    __html: unitGrid({ ...panel, id: `unit-${index}`, unit, columns }),
                  }}
                />
              </div>
            ))}
          </div>
        </Exhibit>
      </div>
    </section>
  );
}

/** The ground of a trade; the others have mint. */
const GROUNDS: Partial<Record<UnitName, string>> = {
  window: 'bg-night text-white on-dark [--color-soft:var(--color-night-soft)]',
  bouquet: 'bg-rose',
  // The feet of the chairs, on the dark sky.
  chair: 'bg-sky dark:[--b-iron:var(--color-slate-80)]',
  comb: 'bg-sky',
  bay: 'bg-sky',
  shingle: 'bg-mist',
  folder: 'bg-mist',
  mat: 'bg-marigold-soft [&_.sample-tag]:bg-card',
};
