import type { OutboxState } from '@/lib/site/db/tables';

/**
 * The state after an event of the provider, or null when it changes nothing. Events come late, twice and in any
 * order: a mail never goes back, so a late `sent` cannot undo `delivered`.
 */
export function stateAfterEvent(current: OutboxState, eventType: string): OutboxState | null {
  const move = MOVES.get(eventType);
  return move?.from.includes(current) ? move.to : null;
}

const UNSETTLED: OutboxState[] = ['queued', 'sending', 'failed'];

const MOVES = new Map<string, { from: OutboxState[]; to: OutboxState }>([
  ['email.sent', { from: UNSETTLED, to: 'sent' }],
  ['email.delivered', { from: [...UNSETTLED, 'sent'], to: 'delivered' }],
  ['email.bounced', { from: [...UNSETTLED, 'sent', 'delivered'], to: 'bounced' }],
  ['email.complained', { from: [...UNSETTLED, 'sent', 'delivered', 'bounced'], to: 'complained' }],
  ['email.failed', { from: ['queued', 'sending', 'sent'], to: 'failed' }],
  ['email.suppressed', { from: ['queued', 'sending', 'sent'], to: 'failed' }],
]);
