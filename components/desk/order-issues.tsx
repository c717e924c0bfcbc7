import { TextLink } from '@/components/ui/text-link';
import { DeskSection } from './desk-section';
import { DisputeTable, type OrderIssuesProps } from './dispute-table';
import { ReversalTable } from './reversal-table';

/** Disputes and reversals of an order, and what staff can do about them; nothing when it has had none. */
export function OrderIssues(issues: OrderIssuesProps) {
  const { ledger, resolutionCenter, words } = issues;
  const { disputes, reversals } = ledger;
  if (disputes.length === 0 && reversals.length === 0) return null;
  return (
    <DeskSection title={words.title}>
      <div className="grid gap-4">
        <p className="soft max-w-[62em] text-small">
          {words.text} <TextLink href={resolutionCenter}>{words.resolutionCenter}</TextLink>
        </p>
        {disputes.length > 0 ? <DisputeTable {...issues} disputes={disputes} /> : null}
        {reversals.length > 0 ? <ReversalTable {...issues} reversals={reversals} /> : null}
      </div>
    </DeskSection>
  );
}
