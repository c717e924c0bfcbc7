import type { Clock } from '@/lib/site/clock';
import { stateAfterEvent } from './mail-state';
import type { AppliedEvent, MailEventStore, MailLog, MailWebhookVerifier } from './ports';

/**
 * Handles one webhook of the email provider: verifies it, and updates the email that it is about. A repeat
 * changes nothing. Throws when the database does, so the provider sends the event again.
 */
export async function receiveMailWebhook(
  request: { body: string; headers: Headers },
  { verifier, store, clock, log, noteRefusal }: MailWebhookDeps,
): Promise<MailWebhookOutcome> {
  if (!verifier) return { kind: 'switched_off' };
  const checked = verifier.verify(request);
  if (checked.kind === 'forged') {
    noteRefusal(request.headers, checked.reason);
    return { kind: 'refused' };
  }
  if (checked.kind === 'not_about_mail') return { kind: 'ignored' };
  const { event } = checked;
  const effect = await store.apply(event, {
    now: clock.now(),
    decide: current => stateAfterEvent(current, event.type),
  });
  log({ level: 'info', event: 'mail_webhook', detail: `${event.type} ${effect}` });
  return { kind: 'taken', effect };
}

type MailWebhookOutcome =
  | { kind: 'taken'; effect: AppliedEvent }
  | { kind: 'refused' }
  | { kind: 'ignored' }
  | { kind: 'switched_off' };

export type MailWebhookDeps = {
  /** Null when no webhook secret is configured: nothing can be verified then. */
  verifier: MailWebhookVerifier | null;
  store: MailEventStore;
  clock: Clock;
  log: MailLog;
  /** Writes it down, bounded: anyone may post here. */
  noteRefusal: (headers: Headers, reason: string) => void;
};
