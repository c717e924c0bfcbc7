import { FactorField, PostButton, PostForm, refusalOf } from '@/app/(desk)/desk/shell/forms';
import { DeskSection, DeskMark, Moment, Overdue, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskStep } from '@/app/(desk)/desk/shell/step';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { disputeWords } from '@/content/order-mails';
import type { DisputeRow, ReversalRow } from '@/lib/orders/desk-orders.sql';
import type { Ledger } from '@/lib/orders/order';
import { formatAnyMoney, formatMoney, type Currency } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { DAY_MS, sayAge } from '@/lib/site/time';

/** Disputes and reversals of an order, and what staff can do about them; nothing when it has had none. */
export function OrderIssues(issues: OrderIssuesProps) {
  const { disputes, reversals } = issues.ledger;
  if (disputes.length === 0 && reversals.length === 0) return null;
  return (
    <DeskSection title="Disputes and reversals">
      <div className="grid gap-4">
        <p className="soft max-w-[62em] text-small">
          Disputes are answered in PayPal’s Resolution Center. The desk keeps a record and reminds you of the
          date. <TextLink href={issues.resolutionCenter}>Open PayPal’s Resolution Center</TextLink>
        </p>
        {disputes.length > 0 ? <DisputeTable {...issues} /> : null}
        {reversals.length > 0 ? <ReversalTable {...issues} /> : null}
      </div>
    </DeskSection>
  );
}

type OrderIssuesProps = {
  order: { id: string; currency: Currency };
  ledger: Pick<Ledger, 'disputes' | 'reversals'>;
  /** PayPal's page for disputes. */
  resolutionCenter: string;
  now: number;
};

/** Each dispute: its state, until when PayPal waits for us, and a button once it is decided. */
function DisputeTable({ order, ledger, resolutionCenter, now }: OrderIssuesProps) {
  return (
    <DeskTable
      caption="Disputes"
      empty=""
      rows={ledger.disputes}
      columns={[
        ['PayPal’s id', dispute => <span className="wrap-anywhere">{dispute.id}</span>, 'main'],
        ['State', dispute => <DisputeState dispute={dispute} />],
        ['Reason', dispute => wordIn(disputeWords.reasons, dispute.reason)],
        ['Amount', dispute => formatAnyMoney(dispute.amount_minor, dispute.currency), 'figure'],
        ['Answer by', dispute => <RespondBy dispute={dispute} now={now} />],
        [
          'Settle',
          dispute => (
            <SettleDispute dispute={dispute} orderId={order.id} resolutionCenter={resolutionCenter} />
          ),
        ],
      ]}
    />
  );
}

function DisputeState({ dispute: { outcome, stage, status, settled_at } }: { dispute: DisputeRow }) {
  const tone = outcome === 'won' ? 'good' : settled_at === null ? 'bad' : 'over';
  return (
    <>
      <DeskMark tone={tone}>
        {outcome === null ? wordIn(disputeWords.statuses, status) : OUTCOMES[outcome]}
      </DeskMark>
      <span className="soft block text-small">{wordIn(disputeWords.stages, stage)}</span>
    </>
  );
}

const OUTCOMES = { won: 'Won', lost: 'Lost', none: 'Closed' };

function RespondBy({ dispute, now }: { dispute: DisputeRow; now: number }) {
  const { respond_by, outcome } = dispute;
  if (outcome !== null || respond_by === null) return <span className="soft">No date</span>;
  const leftMs = respond_by - now;
  return (
    <>
      <Moment at={respond_by} />
      <span className="block">
        {leftMs > LAST_DAYS_MS ? (
          `${Math.floor(leftMs / DAY_MS)} days left`
        ) : (
          <Overdue>{leftMs > 0 ? `${sayAge(leftMs)} left` : 'The date has passed'}</Overdue>
        )}
      </span>
    </>
  );
}

const LAST_DAYS_MS = 3 * DAY_MS;

function SettleDispute({ dispute, orderId, resolutionCenter }: SettleDisputeProps) {
  if (dispute.settled_at !== null) return 'Settled';
  if (dispute.outcome === null) return <TextLink href={resolutionCenter}>Answer it at PayPal</TextLink>;
  return (
    <PostButton
      action="dispute-settle"
      hidden={[
        ['order', orderId],
        ['id', dispute.id],
      ]}
      variant="ink"
      about={dispute.id}
    >
      Settle
    </PostButton>
  );
}

type SettleDisputeProps = { dispute: DisputeRow; orderId: string; resolutionCenter: string };

function wordIn(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}

/** Each time that money was taken back, with the way to say how it ended. */
function ReversalTable({ order, ledger }: OrderIssuesProps) {
  return (
    <DeskTable
      caption="Reversals"
      empty=""
      rows={ledger.reversals}
      columns={[
        ['PayPal’s id', reversal => <span className="wrap-anywhere">{reversal.id}</span>, 'main'],
        ['State', reversal => <ReversalMark state={reversal.state} />],
        ['Amount', ({ amount_minor: minor }) => formatMoney({ minor, currency: order.currency }), 'figure'],
        ['Taken back', reversal => <Moment at={reversal.reversed_at} />],
        [
          'Settle',
          ({ id, state }) =>
            state === 'open' ? (
              <a href={serverRoutes.deskOrderStep(order.id, 'reversal', id)} className="text-link">
                Say how it ended<span className="sr-only"> {id}</span>
              </a>
            ) : (
              'Settled'
            ),
        ],
      ]}
    />
  );
}

function ReversalMark({ state }: Pick<ReversalRow, 'state'>) {
  const [tone, word] = REVERSAL_STATES[state];
  return <DeskMark tone={tone}>{word}</DeskMark>;
}

const REVERSAL_STATES = {
  open: ['bad', 'Money is gone for now'],
  kept_back: ['over', 'Gone for good'],
  returned: ['good', 'Back with us'],
} as const satisfies Record<ReversalRow['state'], readonly [MarkTone, string]>;

/** The page on which staff say how a reversal ended. `reversal`: undefined where the order has no such one. */
export function ReversalStep({ order, reversal, isConfirmed }: ReversalStepProps) {
  const id = reversal?.id ?? '';
  return (
    <DeskStep
      facts={[
        [
          'PayPal’s id',
          <span key="id" className="wrap-anywhere">
            {id || 'None'}
          </span>,
        ],
        [
          'How much',
          reversal ? formatMoney({ minor: reversal.amount_minor, currency: order.currency }) : 'Nothing',
        ],
        reversal !== undefined && ['Taken back', <Moment key="at" at={reversal.reversed_at} />],
        ['What it does', 'Writes down how it ended, and changes our sums. No money moves.'],
        ['They are told', 'Nothing.'],
        ['Before', 'Check in PayPal’s Activity before you settle a reversal.'],
      ]}
      isPossible={reversal?.state === 'open'}
      back={{ label: 'Back to the order', href: serverRoutes.deskOrder(order.id) }}
    >
      <PostForm
        action="reversal-settle"
        hidden={[
          ['order', order.id],
          ['id', id],
        ]}
        className="desk-panel"
      >
        <FactorField
          action="reversal-settle"
          form={`reversal-settle-${id}`}
          refusal={refusalOf('reversal-settle', ['id', id])}
          isConfirmed={isConfirmed}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="outcome" value="kept_back" variant="line" size="sm">
            The money is gone
            <span className="sr-only"> {id}</span>
          </Button>
          <Button type="submit" name="outcome" value="returned" variant="line" size="sm">
            The money is back
            <span className="sr-only"> {id}</span>
          </Button>
        </div>
      </PostForm>
    </DeskStep>
  );
}

type ReversalStepProps = {
  order: { id: string; currency: Currency };
  reversal: ReversalRow | undefined;
  /** The second factor was, for money, a moment ago. */
  isConfirmed: boolean;
};
