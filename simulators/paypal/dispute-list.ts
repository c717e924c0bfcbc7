import type { HttpRequest } from '../http/request.ts';
import type { Context } from './context.ts';
import type { Dispute } from './dispute.ts';
import { toWire } from './money.ts';
import { isoSeconds, link } from './payment-view.ts';
import { problem, type Violation } from './problem.ts';
import type { Result } from './result.ts';

/** `GET /v1/customer/disputes`: the newest first, in short; a link leads to the next page while there is one. */
export function listDisputes({ url }: HttpRequest, context: Context): Result {
  const query = url.searchParams;
  const violations: Violation[] = [];
  const fault = (field: string) =>
    violations.push({
      issue: 'INVALID_PARAMETER_VALUE',
      field,
      value: query.get(field) ?? '',
      location: 'query',
    });
  const pageSize = Number(query.get('page_size') ?? 10);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 50) fault('page_size');
  const states = query.get('dispute_state')?.split(',') ?? null;
  if (states?.some(state => !STATES.has(state))) fault('dispute_state');
  const start = Number(Buffer.from(query.get('next_page_token') ?? '', 'base64url').toString() || 0);
  if (!Number.isInteger(start)) fault('next_page_token');
  if (violations.length > 0) return { kind: 'problem', problem: problem(violations), isDecline: false };
  const matching = context.disputes.list().filter(one => states === null || states.includes(stateOf(one)));
  const address = (from: number) => {
    const page = new URLSearchParams(query);
    page.set('next_page_token', Buffer.from(String(from)).toString('base64url'));
    return `${context.live.origin}/v1/customer/disputes?${page.toString()}`;
  };
  const end = start + pageSize;
  const view = {
    items: matching.slice(start, end).map(one => viewItem(one, context.live.origin)),
    links: [link(address(start), 'self'), ...(end < matching.length ? [link(address(end), 'next')] : [])],
  };
  return { kind: 'resource', status: 200, view: () => view };
}

function viewItem(dispute: Dispute, origin: string): object {
  return {
    dispute_id: dispute.id,
    create_time: isoSeconds(dispute.createdAt),
    update_time: isoSeconds(dispute.updatedAt),
    reason: dispute.reason,
    status: dispute.status,
    dispute_state: stateOf(dispute),
    dispute_amount: toWire(dispute.amount),
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: 'INTERNAL',
    links: [link(`${origin}/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

function stateOf({ status }: Dispute): string {
  return STATE_OF_STATUS[status];
}

const STATE_OF_STATUS = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_BUYER_RESPONSE: 'REQUIRED_OTHER_PARTY_ACTION',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
  OTHER: 'OPEN_INQUIRIES',
} as const satisfies Record<Dispute['status'], string>;

const STATES: ReadonlySet<string> = new Set([...Object.values(STATE_OF_STATUS), 'APPEALABLE']);
