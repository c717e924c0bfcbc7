import type { Issue } from './issues.ts';
import type { Violation } from './problem.ts';

/** What a caller of Transaction Search wants. Times in milliseconds; null: whatever it is. */
export type TransactionQuery = {
  from: number;
  to: number;
  page: number;
  pageSize: number;
  status: string | null;
  code: string | null;
  id: string | null;
  isBalanceOnly: boolean;
};

/** `delayMs`: how far behind the books are; `maxRows`: how many rows one search may find. */
export type Reporting = { delayMs: number; maxRows: number };

/** The real one is up to three hours behind. */
export const PROMPT: Reporting = { delayMs: 0, maxRows: 10_000 };

/** Reads the query as PayPal would and reports what it would refuse. Empty parts (`&&&`) are passed over. */
export function readSearch(query: URLSearchParams, { now, report }: Setup): TransactionQuery {
  const fault = (field: string, issue: Issue) =>
    report({ issue, field, value: query.get(field) ?? '', location: 'query' });
  const readTime = (field: string) => {
    const text = query.get(field);
    const at = TIME.test(text ?? '') ? Date.parse(text ?? '') : NaN;
    if (text === null) fault(field, 'MISSING_REQUIRED_PARAMETER');
    else if (Number.isNaN(at)) fault(field, 'INVALID_PARAMETER_SYNTAX');
    return at;
  };
  const readWord = (field: string, pattern: RegExp) => {
    const text = query.get(field);
    if (text !== null && !pattern.test(text)) fault(field, 'INVALID_PARAMETER_VALUE');
    return text;
  };
  const readCount = (field: string, { otherwise, max }: { otherwise: number; max: number }) => {
    const text = query.get(field);
    const count = Number(text ?? otherwise);
    if (!Number.isSafeInteger(count) || count < 1 || count > max) fault(field, 'INVALID_PARAMETER_VALUE');
    return count;
  };
  const [from, to] = [readTime('start_date'), readTime('end_date')];
  if (to < from || to - from > LONGEST_RANGE_MS) fault('end_date', 'INVALID_PARAMETER_VALUE');
  if (now - from > THREE_YEARS_MS) fault('start_date', 'INVALID_PARAMETER_VALUE');
  return {
    from,
    to,
    page: readCount('page', { otherwise: 1, max: 2_147_483_647 }),
    pageSize: readCount('page_size', { otherwise: 100, max: 500 }),
    status: readWord('transaction_status', /^[DPSV]$/),
    code: readWord('transaction_type', /^T[0-9]{4}$/),
    id: readWord('transaction_id', /^[A-Z0-9]{17,19}$/),
    isBalanceOnly: readWord('balance_affecting_records_only', /^[YN]$/) !== 'N',
  };
}

// Seconds are required, and a zone.
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/;
const LONGEST_RANGE_MS = 31 * 24 * 60 * 60 * 1000;
const THREE_YEARS_MS = 3 * 366 * 24 * 60 * 60 * 1000;

type Setup = { now: number; report: (violation: Violation) => void };
