import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { DeskWords } from '@/content/desk';
import { disputeWords } from '@/content/order-mails';
import type { Ledger } from '@/lib/orders/order';
import type { DeskOrder, DisputeRow } from '@/lib/desk/orders.sql';
import { formatAnyMoney } from '@/lib/site/money';
import { sayAge, DAY_MS } from '@/lib/site/time';
import { fillText } from '@/lib/site/text';
import { DataTable } from './data-table';
import { Mark } from './mark';
import { Moment } from './moment';
import { PostForm } from './post-form';

/** Each dispute: its state, until when PayPal waits for us, and a button once it is decided. */
export function DisputeTable({ order, disputes, resolutionCenter, now, words, timeZone }: DisputeTableProps) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.disputes}
      empty=""
      columns={[
        { key: 'id', label: columns.id, isMain: true },
        { key: 'state', label: columns.state },
        { key: 'reason', label: columns.reason },
        { key: 'amount', label: columns.amount, isFigure: true },
        { key: 'respondBy', label: columns.respondBy },
        { key: 'decide', label: columns.decide },
      ]}
      rows={disputes.map(dispute => ({
        key: dispute.id,
        cells: {
          id: <span className="wrap-anywhere">{dispute.id}</span>,
          state: <DisputeState dispute={dispute} words={words} />,
          reason: wordIn(disputeWords.reasons, dispute.reason),
          amount: formatAnyMoney(dispute.amount_minor, dispute.currency),
          respondBy: <RespondBy dispute={dispute} now={now} words={words} timeZone={timeZone} />,
          decide: (
            <Decide dispute={dispute} orderId={order.id} resolutionCenter={resolutionCenter} words={words} />
          ),
        },
      }))}
    />
  );
}

function DisputeState({ dispute: { outcome, stage, status, settled_at }, words }: DisputeProps) {
  const tone = outcome === 'won' ? 'good' : settled_at === null ? 'bad' : 'over';
  const state = outcome === null ? wordIn(disputeWords.statuses, status) : words.outcomes[outcome];
  return (
    <>
      <Mark tone={tone}>{state}</Mark>
      <span className="soft block text-small">{wordIn(disputeWords.stages, stage)}</span>
    </>
  );
}

function RespondBy({ dispute, now, words, timeZone }: DisputeProps & { now: number; timeZone: string }) {
  const { respond_by, outcome } = dispute;
  if (outcome !== null || respond_by === null) return <span className="soft">{words.noDate}</span>;
  const leftMs = respond_by - now;
  return (
    <>
      <Moment at={respond_by} timeZone={timeZone} />
      {leftMs > LAST_DAYS_MS ? (
        <span className="block">
          {fillText(words.daysLeft, { count: String(Math.floor(leftMs / DAY_MS)) })}
        </span>
      ) : (
        <strong className="flex items-center gap-1.5 font-bold text-error">
          <Icon name="circle-alert" className="size-4" />
          {leftMs > 0 ? fillText(words.timeLeft, { time: sayAge(leftMs) }) : words.overdue}
        </strong>
      )}
    </>
  );
}

function Decide({ dispute, orderId, resolutionCenter, words }: DecideProps) {
  if (dispute.settled_at !== null) return words.settled;
  if (dispute.outcome === null) return <TextLink href={resolutionCenter}>{words.answerAtPayPal}</TextLink>;
  return (
    <PostForm
      action="dispute-settle"
      hidden={[
        ['order', orderId],
        ['id', dispute.id],
      ]}
    >
      <Button type="submit" variant="ink" size="sm">
        {words.settleDispute}
        <span className="sr-only"> {dispute.id}</span>
      </Button>
    </PostForm>
  );
}

function wordIn(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}

const LAST_DAYS_MS = 3 * DAY_MS;

type DisputeProps = { dispute: DisputeRow; words: OrderIssuesProps['words'] };
type DecideProps = DisputeProps & Pick<OrderIssuesProps, 'resolutionCenter'> & { orderId: string };
type DisputeTableProps = OrderIssuesProps & { disputes: readonly DisputeRow[] };

export type OrderIssuesProps = {
  order: DeskOrder;
  ledger: Pick<Ledger, 'disputes' | 'reversals'>;
  /** PayPal's page for disputes. */
  resolutionCenter: string;
  now: number;
  words: DeskWords['money']['issues'];
  timeZone: string;
};
