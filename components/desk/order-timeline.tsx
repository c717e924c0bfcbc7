import type { DeskWords } from '@/content/desk';
import type { OrderStep } from '@/lib/desk/orders.sql';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { OrderMark } from './state-marks';

/** Every change of an order, the oldest first: when, to what, why, and who brought the news. */
export function OrderTimeline({ steps, words, timeZone }: OrderTimelineProps) {
  const { columns, timeline, none } = words.order;
  const causes: Readonly<Record<string, string>> = words.causes;
  return (
    <DataTable
      caption={timeline}
      empty={none}
      columns={[
        { key: 'at', label: columns.at },
        { key: 'change', label: columns.change },
        { key: 'cause', label: columns.cause, isMain: true },
        { key: 'by', label: columns.by },
      ]}
      rows={steps.map(step => ({
        key: step.id,
        cells: {
          at: <Moment at={step.at} timeZone={timeZone} />,
          change: <OrderMark state={step.to} words={words} />,
          cause: causes[step.cause] ?? step.cause,
          by: describeSource(step.detail, words),
        },
      }))}
    />
  );
}

/** "webhook: reason", as the history keeps it. */
function describeSource(detail: string | null, words: DeskWords): string {
  const [source = '', ...reason] = (detail ?? '').split(': ');
  const sources: Readonly<Record<string, string>> = words.sources;
  return [sources[source] ?? source, ...reason].filter(Boolean).join(': ') || words.order.none;
}

type OrderTimelineProps = { steps: readonly OrderStep[]; words: DeskWords; timeZone: string };
