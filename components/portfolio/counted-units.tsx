import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { portfolio } from '@/content/portfolio-page';
import type { ProjectExhibit } from '@/content/project';

/** The one figure of a project, drawn in its trade's units: exactly as many as were counted. */
export function CountedUnits({ exhibit }: { exhibit: ProjectExhibit }) {
  const { unit, columns, title, caption, panels } = exhibit;
  const { figure, count, places } = portfolio.labels;
  const rows = panels.map(({ name, count: counted, of }) => [name, counted, of] as const);
  return (
    <section className={`tally tally-${unit}`}>
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
          <div className="tally-panels">
            {panels.map((panel, index) => (
              <div key={panel.name}>
                <p>
                  <b>{panel.count}</b> {panel.name}
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
