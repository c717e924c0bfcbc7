import type { Route } from '../http/router.ts';
import { oneOf, textOf } from './control-input.ts';
import { command, query, type Body } from './control-route.ts';
import type { Controls } from './controls.ts';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, DISPUTE_STAGES, DISPUTE_STATUSES } from './dispute.ts';
import type { DisputeChange } from './disputes.ts';
import { isIssue } from './issues.ts';
import type { AskedDispute, ForeignCapture } from './money-controls.ts';
import type { NextRefund } from './refunds.ts';
import type { Reporting } from './search-query.ts';

/** What can happen to money after its capture, over the control address. */
export function moneyControlRoutes(controls: Controls): Route[] {
  return [
    command('refund-outcome', parseNextRefund, controls.setNextRefund),
    command('captures/foreign', parseForeign, controls.captureForeign),
    command('captures/:id/refund', parseValue, ({ value }, id) => controls.refundCapture(id, value)),
    command('captures/:id/reverse', parseReversal, ({ value, by }, id) =>
      controls.reverseCapture(id, value, by),
    ),
    command(
      'captures/:id/win-back',
      () => ({}),
      (_, id) => controls.winBack(id),
    ),
    command(
      'refunds/:id/settle',
      ({ status }) => oneOf(['COMPLETED', 'FAILED', 'CANCELLED'], status) ?? null,
      (status, id) => controls.settleRefund(id, status),
    ),
    command('reporting', parseReporting, controls.setReporting),
    query('disputes', () => ({ disputes: controls.disputes() })),
    query('disputes/:id', ({ params }) => controls.dispute(params.id ?? '')),
    command('captures/:id/dispute', parseDispute, (asked, id) => controls.openDispute(id, asked)),
    command('disputes/:id/update', parseDisputeChange, (change, id) => controls.updateDispute(id, change)),
    command(
      'disputes/:id/resolve',
      ({ outcome }) => oneOf(DISPUTE_OUTCOMES, outcome) ?? null,
      (outcome, id) => controls.resolveDispute(id, outcome),
    ),
  ];
}

/** `{kind: "pending"}`, `{kind: "failed"}`, `{kind: "refused", issue: "REFUND_TIME_LIMIT_EXCEEDED"}`. */
function parseNextRefund({ kind, issue }: Body): NextRefund | null {
  if (kind === 'pending' || kind === 'failed') return { kind };
  return kind === 'refused' && typeof issue === 'string' && isIssue(issue) ? { kind, issue } : null;
}

function parseValue({ value }: Body): { value: string | undefined } {
  return { value: textOf(value) };
}

function parseReversal({ value, by }: Body): { value: string | undefined; by: 'paypal' | 'bank' } | null {
  const who = oneOf(['paypal', 'bank'], by);
  return who === null ? null : { value: textOf(value), by: who ?? 'paypal' };
}

function parseForeign({ value, currency, customId, invoiceId }: Body): ForeignCapture {
  const given = { value, currency, customId, invoiceId };
  return Object.fromEntries(Object.entries(given).flatMap(([key, one]) => (textOf(one) ? [[key, one]] : [])));
}

function parseDispute({ value, reason, stage, status, respondWithinMs }: Body): AskedDispute | null {
  const words = {
    reason: oneOf(DISPUTE_REASONS, reason),
    stage: oneOf(DISPUTE_STAGES, stage),
    status: oneOf(DISPUTE_STATUSES, status),
  };
  if (words.reason === null || words.stage === null || words.status === null) return null;
  const amount = textOf(value);
  return {
    ...(words.reason ? { reason: words.reason } : {}),
    ...(words.stage ? { stage: words.stage } : {}),
    ...(words.status ? { status: words.status } : {}),
    ...(amount ? { value: amount } : {}),
    ...(typeof respondWithinMs === 'number' ? { respondWithinMs } : {}),
  };
}

/** `respondBy` in milliseconds since 1970; null when it is not the seller's turn. */
function parseDisputeChange({ status, stage, respondBy }: Body): DisputeChange | null {
  const words = { status: oneOf(DISPUTE_STATUSES, status), stage: oneOf(DISPUTE_STAGES, stage) };
  if (words.status === null || words.stage === null) return null;
  return {
    ...(words.status ? { status: words.status } : {}),
    ...(words.stage ? { stage: words.stage } : {}),
    ...(typeof respondBy === 'number' || respondBy === null ? { respondBy } : {}),
  };
}

/** `{delayMs: 10800000, maxRows: 100}`, each optional. */
function parseReporting({ delayMs, maxRows }: Body): Partial<Reporting> | null {
  if (!isCount(delayMs) || !isCount(maxRows)) return null;
  return {
    ...(delayMs === undefined ? {} : { delayMs: Number(delayMs) }),
    ...(maxRows === undefined ? {} : { maxRows: Number(maxRows) }),
  };
}

function isCount(value: unknown): boolean {
  return value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);
}
