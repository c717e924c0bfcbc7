import { Exhibit } from '@/components/exhibits/exhibit';
import { BarRows, type BarRow } from '@/components/exhibits/bar-rows';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { Section } from '@/components/ui/section';
import { Topic } from '@/components/ui/topic';
import { topics } from '@/content/topics';

/** One chart of invented figures beside the reasons to choose us. */
export function ServiceChart({ chart, reasons }: { chart: ChartWords; reasons: Reasons }) {
  const { title, text, rows, head } = chart;
  const figures = {
    caption: title,
    head,
    rows: rows.map(({ label, value, figure }) => [label, figure ?? value] as const),
  };
  const label = `${title} ${rows.map(row => `${row.figure ?? row.value} ${row.label}`).join(', ')}.`;
  return (
    <Section>
      <div className="chart-split">
        <div>
          <h2>{title}</h2>
          <p className="soft mt-3">{text}</p>
          <p className="mt-3">
            <SampleTag />
          </p>
        </div>
        <Exhibit name="bars" label={label} figures={figures}>
          <BarRows rows={rows} max={Math.max(...rows.map(({ value }) => value))} />
        </Exhibit>
      </div>
      <div className="reason-strip">
        <h2 className="text-h3">
          <Topic name={topics.reasons} of={reasons.title} />
          {reasons.title}
        </h2>
        <ul>
          {reasons.items.map(({ title: name, text: why }) => (
            <li key={name}>
              <b>{name}</b> {why}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type ChartWords = {
  title: string;
  text: string;
  head: readonly [string, string];
  rows: readonly BarRow[];
};
type Reasons = { title: string; items: readonly { title: string; text: string }[] };
