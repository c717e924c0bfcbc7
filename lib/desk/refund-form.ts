import { isRefundReason, refundFigures } from '@/content/refunds';
import { formatMoney, parseDecimal, type Currency } from '@/lib/site/money';
import { toSingleLine } from '@/lib/site/text';
import type { Staff } from './staff';

/** Reads the posted refund; `freeMinor` is what can still be refunded, in cents of `currency`. */
export function parseRefundForm(params: URLSearchParams, { freeMinor, currency }: Refundable): RefundForm {
  const typed = typedRefund(params);
  const amountMinor = parseTypedAmount(typed.amount, currency);
  const note = toSingleLine(typed.note);
  const { reason } = typed;
  const amountError = errorOfAmount(typed.amount, amountMinor, freeMinor);
  if (amountMinor !== null && !amountError && isRefundReason(reason) && note.length <= refundFigures.noteMax)
    return { kind: 'valid', amountMinor, reason, note };
  const errors: RefundErrors = {
    ...(amountError ? { amount: amountError } : {}),
    ...(isRefundReason(reason) ? {} : { reason: 'missing' }),
    ...(note.length > refundFigures.noteMax ? { note: 'too_long' } : {}),
  };
  return { kind: 'invalid', errors };
}

/** What the fields are filled with again; a note beyond all bounds is cut. */
export function typedRefund(params: URLSearchParams): Record<'amount' | 'reason' | 'note', string> {
  const read = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return { amount: read('amount', 40), reason: read('reason', 40), note: read('note', TYPED_NOTE_MAX) };
}

/** What is wrong with the refund that was just refused, by field. */
export function refundErrorsIn({ notice }: Pick<Staff, 'notice'>): RefundErrors {
  return notice?.kind === 'desk' && notice.code === 'refund-invalid' ? (notice.errors ?? {}) : {};
}

/** An amount as people copy it from the page: with the order's own sign, and with commas between thousands. */
function parseTypedAmount(text: string, currency: Currency): number | null {
  const [sign] = formatMoney({ minor: 0, currency }).split('0');
  const digits = sign && text.startsWith(sign) ? text.slice(sign.length).trimStart() : text;
  return parseDecimal(GROUPED.test(digits) ? digits.replaceAll(',', '') : digits);
}

const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/;

function errorOfAmount(text: string, minor: number | null, freeMinor: number): string | null {
  if (text === '') return 'missing';
  if (minor === null) return 'unreadable';
  if (minor === 0) return 'zero';
  return minor > freeMinor ? 'too_much' : null;
}

const TYPED_NOTE_MAX = 2_000;

type Refundable = { freeMinor: number; currency: Currency };

/** Codes of `refundWords.errors`, by field. */
export type RefundErrors = { amount?: string; reason?: string; note?: string };

export type RefundForm =
  | { kind: 'valid'; amountMinor: number; reason: string; note: string }
  | { kind: 'invalid'; errors: RefundErrors };
