import { DeskMark, DeskSection, Facts, Moment } from '@/app/(desk)/desk/shell/parts';
import { ProgressPanel, ProgressSteps } from '@/app/(desk)/desk/shell/progress';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import type { Difference } from '@/lib/ledger/books';
import { COMPARISON_STEPS, type ComparisonProgress } from '@/lib/ledger/comparison-progress';
import type { Comparison } from '@/lib/ledger/comparison.sql';
import { orderNumber } from '@/lib/orders/order';
import { formatAnyMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { PAYMENT_KINDS } from './parts';

/** How far the comparison is that runs now, and how the latest one of our orders with PayPal's transactions ended. */
export function ComparisonResult({ comparison, progress, now }: ComparisonResultProps) {
  return (
    <DeskSection title="Comparison with PayPal" id="comparison">
      {progress === null ? null : (
        <div className="mb-4 grid gap-4">
          <ProgressSteps
            label="Steps of the comparison"
            steps={Object.values(STEP_NAMES)}
            at={COMPARISON_STEPS.indexOf(progress.step)}
          />
          <ProgressPanel
            said={sayComparison(progress)}
            label="How far this step is"
            progress={progress}
            spent={now - progress.stepSince}
            everySeconds={REFRESH_S}
          />
        </div>
      )}
      <div className="desk-panel">
        {comparison === null ? (
          <p>No comparison yet. The first one runs within ten minutes of the start.</p>
        ) : (
          <>
            <p>
              <Outcome comparison={comparison} />
            </p>
            {comparison.failure === null ? null : (
              <p>
                The last comparison failed: {comparison.failure}. Is Transaction Search turned on for the app
                at PayPal?
              </p>
            )}
            <Facts
              rows={[
                ['Compared on', <Moment key="at" at={comparison.at} />],
                ['Period from', <Moment key="from" at={comparison.from} />],
                ['Period to', <Moment key="to" at={comparison.to} />],
                ['Transactions at PayPal', comparison.transactions],
                ['Entries here', comparison.entries],
              ]}
            />
          </>
        )}
        <p className="soft">
          Once a day we compare our orders with PayPal’s transactions of at least the last four days.
        </p>
      </div>
    </DeskSection>
  );
}

type ComparisonResultProps = {
  comparison: Comparison | null;
  /** Null while none runs. */
  progress: ComparisonProgress | null;
  now: number;
};

const REFRESH_S = 5;
const STEP_NAMES: Readonly<Record<ComparisonProgress['step'], string>> = {
  list: 'PayPal’s list is read',
  orders: 'PayPal is asked about orders',
  missing: 'What is missing is looked up',
};

/** "3 of 36 parts of PayPal’s list are read." */
export function sayComparison({ step, done, total }: ComparisonProgress): string {
  return `${done} of ${total} ${STEPS_SAID[step]}`;
}

const STEPS_SAID: Readonly<Record<ComparisonProgress['step'], string>> = {
  list: 'parts of PayPal’s list are read.',
  orders: 'orders are settled with PayPal.',
  missing: 'missing payments are looked up.',
};

function Outcome({ comparison: { failure, differences } }: { comparison: Comparison }) {
  if (failure !== null) return <DeskMark tone="bad">Failed</DeskMark>;
  const { length: count } = differences;
  if (count === 0) return <DeskMark tone="good">Both sides agree.</DeskMark>;
  return <DeskMark tone="bad">{count === 1 ? '1 difference' : `${count} differences`}</DeskMark>;
}

/** What the two sides say differently; nothing where they agree. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <DeskSection title="Differences with PayPal">
      <DeskTable
        caption="Differences with PayPal"
        empty=""
        rows={differences.map(difference => ({
          ...difference,
          id: `${difference.kind} ${difference.providerId}`,
        }))}
        columns={[
          [
            'Difference',
            ({ kind, type, providerId }) => (
              <>
                <strong>{DIFFERENCES[kind]}</strong>
                <span className="soft block wrap-anywhere">
                  {PAYMENT_KINDS[type]} {providerId}
                </span>
              </>
            ),
            'main',
          ],
          [
            'Order',
            ({ orderId }) =>
              orderId === null ? (
                'None'
              ) : (
                <a href={serverRoutes.deskOrder(orderId)} className="text-link">
                  {orderNumber(orderId)}
                </a>
              ),
          ],
          ['Here', ({ ourMinor, currency }) => amountOrNothing(ourMinor, currency), 'figure'],
          ['At PayPal', ({ theirMinor, currency }) => amountOrNothing(theirMinor, currency), 'figure'],
        ]}
      />
    </DeskSection>
  );
}

function amountOrNothing(minor: number | null, currency: string): string {
  return minor === null ? 'Nothing' : formatAnyMoney(minor, currency);
}

const DIFFERENCES = {
  missing_here: 'PayPal has it, we do not',
  missing_at_paypal: 'We have it, PayPal does not',
  amount_differs: 'The amounts differ',
} as const satisfies Record<Difference['kind'], string>;
