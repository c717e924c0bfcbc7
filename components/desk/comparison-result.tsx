import type { DeskWords } from '@/content/desk';
import { formatAnyMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import type { Difference } from '@/lib/orders/books';
import type { Comparison } from '@/lib/orders/comparison.sql';
import { orderNumber } from '@/lib/orders/order';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { DeskSection } from './desk-section';
import { Facts } from './facts';
import { Moment } from './moment';

/** The latest comparison of our orders with PayPal's transactions, and what differs. */
export function ComparisonResult({ comparison, words, timeZone }: ComparisonResultProps) {
  return (
    <DeskSection title={words.title}>
      <p className="soft mb-3 max-w-[62em] text-small">{words.text}</p>
      {comparison === null ? (
        <p>{words.notYet}</p>
      ) : (
        <>
          <ComparisonFacts comparison={comparison} words={words} timeZone={timeZone} />
          {comparison.failure === null ? (
            <Differences differences={comparison.differences} words={words} />
          ) : (
            <p className="mt-3 font-bold">{fillText(words.failed, { reason: comparison.failure })}</p>
          )}
        </>
      )}
    </DeskSection>
  );
}

function ComparisonFacts({ comparison, words, timeZone }: Shown) {
  const { at, from, to, transactions, entries } = comparison;
  return (
    <Facts
      rows={[
        { label: words.made, value: <Moment at={at} timeZone={timeZone} /> },
        {
          label: words.range,
          value: (
            <>
              <Moment at={from} timeZone={timeZone} /> – <Moment at={to} timeZone={timeZone} />
            </>
          ),
        },
        { label: words.transactions, value: transactions },
        { label: words.entries, value: entries },
      ]}
    />
  );
}

function Differences({ differences, words }: { differences: readonly Difference[]; words: Words }) {
  const { columns, kinds, types } = words;
  return (
    <div className="mt-3">
      <DataTable
        caption={words.title}
        empty={words.agree}
        columns={[
          { key: 'what', label: columns.what, isMain: true },
          { key: 'type', label: columns.type },
          { key: 'id', label: columns.id },
          { key: 'order', label: columns.order },
          { key: 'ours', label: columns.ours, isFigure: true },
          { key: 'theirs', label: columns.theirs, isFigure: true },
        ]}
        rows={differences.map(difference => ({
          key: `${difference.kind} ${difference.providerId}`,
          cells: {
            what: kinds[difference.kind],
            type: types[difference.type],
            id: <span className="wrap-anywhere">{difference.providerId}</span>,
            order: <OrderLink orderId={difference.orderId} words={words} />,
            ours: amount(difference.ourMinor, difference.currency) ?? words.nothing,
            theirs: amount(difference.theirMinor, difference.currency) ?? words.nothing,
          },
        }))}
      />
    </div>
  );
}

function OrderLink({ orderId, words }: { orderId: string | null; words: Words }) {
  return orderId === null ? words.noOrder : <a href={routes.deskOrder(orderId)}>{orderNumber(orderId)}</a>;
}

function amount(minor: number | null, currency: string): string | null {
  return minor === null ? null : formatAnyMoney(minor, currency);
}

type Words = DeskWords['money']['comparison'];
type Shown = { comparison: Comparison; words: Words; timeZone: string };
type ComparisonResultProps = { comparison: Comparison | null; words: Words; timeZone: string };
