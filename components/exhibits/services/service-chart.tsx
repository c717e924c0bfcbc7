import { BarRows, type BarRow } from '@/components/exhibits/bars';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Section } from '@/components/ui/section';
import type { ServicePage } from '@/lib/documents/read-documents';
import { CornerMonths } from './corner-months';
import { NestedUnits, UnitRows } from './unit-rows';

/** One chart of invented figures. */
export function ServiceChart({ id, chart }: ServiceChartProps) {
  const { title, text, rows, head } = chart;
  const figures = {
    caption: title,
    head,
    rows: rows.map(({ label, value, figure }) => [label, figure ?? value] as const),
  };
  const label = `${title} ${rows.map(row => `${row.figure ?? row.value} ${row.label}`).join(', ')}.`;
  return (
    <Section>
      <div className="grid items-center gap-x-split gap-y-8 lg:grid-cols-[.8fr_1.6fr]">
        <div>
          <h2>{title}</h2>
          <p className="soft mt-3">{text}</p>
          <p className="mt-3">
            <SampleTag />
          </p>
        </div>
        <Exhibit name="bars" label={label} figures={figures}>
          <Drawing id={id} rows={rows} />
        </Exhibit>
      </div>
    </Section>
  );
}

/** What was counted one by one is drawn one by one, in the trade's own things; the rest are bars. */
function Drawing({ id, rows }: { id: ServicePage['id']; rows: readonly BarRow[] }) {
  switch (id) {
    case 'local-seo-optimization':
      return <CornerMonths rows={rows} />;
    case 'ai-chatbot-integration':
      return <UnitRows rows={rows} marks={['booked', 'answered', 'number', 'stumped']} />;
    case 'analytics-reporting':
      return (
        <UnitRows rows={rows} marks={['handset', 'handset', 'handset', 'open-handset', 'open-handset']} />
      );
    case 'reputation-management':
      return <NestedUnits rows={rows} mark="comb" />;
    case 'social-media':
      return <UnitRows rows={rows} marks={['answered', 'loaf', 'table']} />;
    default:
      return <BarRows rows={rows} max={Math.max(...rows.map(({ value }) => value))} />;
  }
}

type ServiceChartProps = { id: ServicePage['id']; chart: ChartWords };

type ChartWords = {
  title: string;
  text: string;
  head: readonly [string, string];
  rows: readonly BarRow[];
};
