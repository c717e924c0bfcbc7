import type { DeskWords } from '@/content/desk';
import type { PaymentCallRow } from '@/lib/desk/orders.sql';
import { fillText } from '@/lib/site/text';
import { DeskSection } from './desk-section';

/** The order's calls to PayPal, folded: text that can be copied into a message to PayPal's support. */
export function PaymentCalls({ calls, words }: PaymentCallsProps) {
  return (
    <DeskSection title={words.title}>
      {calls.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <details>
          <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
            {fillText(words.summary, { count: String(calls.length) })}
          </summary>
          <p className="soft mb-3 max-w-[62em] text-small">{words.text}</p>
          <pre className="desk-text">{calls.map(call => lineOf(call, words)).join('\n')}</pre>
        </details>
      )}
    </DeskSection>
  );
}

function lineOf({ at, operation, outcome, debug_id }: PaymentCallRow, words: Words): string {
  return `${new Date(at).toISOString()}  ${operation}  ${outcome}  ${debug_id ?? words.noDebugId}`;
}

type Words = DeskWords['money']['calls'];
type PaymentCallsProps = { calls: readonly PaymentCallRow[]; words: Words };
