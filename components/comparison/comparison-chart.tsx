import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import type { Chart } from '@/content/comparisons/chart';
import { comparisonWords } from '@/content/comparisons/words';
import { CostChart } from './charts/cost-chart';
import { HolderChart } from './charts/holder-chart';
import { HourChart } from './charts/hour-chart';
import { WaitChart } from './charts/wait-chart';

/** The figures that decide between the two, under a heading that says what is counted. */
export function ComparisonChart({ chart }: { chart: Chart }) {
  return (
    <section className="pt-split pb-split">
      <div className="wrap">
        <div className="mb-inset flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 data-sample="">{chart.title}</h2>
          <SampleTag>{chart.sample}</SampleTag>
        </div>
        <Exhibit
          name={`comparison-${chart.kind}`}
          caption={chart.kind === 'costs' ? undefined : chart.caption}
        >
          <Figures chart={chart} />
        </Exhibit>
      </div>
    </section>
  );
}

function Figures({ chart }: { chart: Chart }) {
  if (chart.kind === 'costs') return <CostChart chart={chart} />;
  if (chart.kind === 'hours') return <HourChart sides={chart.sides} />;
  if (chart.kind === 'waits') return <WaitChart columns={chart.columns} rows={chart.rows} />;
  return <HolderChart {...chart} total={comparisonWords.total} />;
}
