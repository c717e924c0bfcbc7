import { html, json, type HttpReply } from '../http/response.ts';
import { answerError, apiErrors } from './errors.ts';

/**
 * Ways that sending can fail. `cut_after_accepting` and `hang_after_accepting` take the mail and lose the
 * answer; `hold` keeps the request running until it is released; the others take nothing.
 */
export type FaultKind =
  | 'hang'
  | 'hang_after_accepting'
  | 'cut'
  | 'cut_after_accepting'
  | 'hold'
  | 'server_error'
  | 'bad_gateway_html'
  | 'ok_html'
  | 'odd_json'
  | 'rate_limited'
  | 'daily_quota'
  | 'monthly_quota'
  | 'unprocessable';

/** `times` null: until cleared. */
export type MailFault = { kind: FaultKind; times?: number | null; retryAfterSeconds?: number };

/** The fault in force, counted down request by request. */
export function createFaultPlan() {
  let current: { fault: MailFault; left: number } | null = null;
  return {
    set: (fault: MailFault | null): void => {
      current = fault && { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    take: (): MailFault | null => {
      if (!current || current.left <= 0) return null;
      current.left -= 1;
      return current.fault;
    },
  };
}

/** What a fault answers before the mail is looked at; null for those that act later. */
export function replyAtOnce({ kind, retryAfterSeconds }: MailFault): HttpReply | null {
  const wait = { 'retry-after': String(retryAfterSeconds ?? 1) };
  switch (kind) {
    case 'hang':
      return { kind: 'hang' };
    case 'cut':
      return { kind: 'cut' };
    case 'server_error':
      return answerError(apiErrors.internal());
    case 'bad_gateway_html':
      return html(502, '<html><body><h1>502 Bad Gateway</h1></body></html>');
    case 'ok_html':
      return html(200, '<html><body>Welcome to the guest network</body></html>');
    case 'odd_json':
      return json(500, { oops: true });
    case 'rate_limited':
      return answerError(apiErrors.rateLimited(), wait);
    case 'daily_quota':
      return answerError(apiErrors.dailyQuota(), wait);
    case 'monthly_quota':
      return answerError(apiErrors.monthlyQuota(), wait);
    case 'unprocessable':
      return answerError(apiErrors.invalidParameter('Invalid `to` field.'));
    default:
      return null;
  }
}
