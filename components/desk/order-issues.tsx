import { TextLink } from '@/components/ui/text-link';
import type { DeskWords } from '@/content/desk';
import type { DeskLedger, DeskOrder } from '@/lib/desk/ports';
import { DeskSection } from './desk-section';
import { DisputeTable } from './dispute-table';
import { ReversalTable } from './reversal-table';

/** Disputes and reversals of an order, and what staff can do about them; nothing when it has had none. */
export function OrderIssues(trouble: OrderTroubleProps) {
  const { ledger, resolutionCenter, words } = trouble;
  const { disputes, reversals } = ledger;
  if (disputes.length === 0 && reversals.length === 0) return null;
  return (
    <DeskSection title={words.title}>
      <div className="grid gap-4">
        <p className="soft max-w-[62em] text-small">
          {words.text} <TextLink href={resolutionCenter}>{words.resolutionCenter}</TextLink>
        </p>
        {disputes.length > 0 ? <DisputeTable {...trouble} disputes={disputes} /> : null}
        {reversals.length > 0 ? <ReversalTable {...trouble} reversals={reversals} /> : null}
      </div>
    </DeskSection>
  );
}

export type OrderTroubleProps = {
  order: DeskOrder;
  ledger: Pick<DeskLedger, 'disputes' | 'reversals'>;
  /** PayPal's page for disputes. */
  resolutionCenter: string;
  now: number;
  words: DeskWords['money']['trouble'];
  timeZone: string;
};
