import { MINUTE_MS } from '@/lib/site/time';

/**
 * Chooses what goes out next from the emails that are due, the most urgent class first and in order of time inside
 * each. The last place of a batch goes to the email that has been due the longest, once that is `STARVED_MS`: a busy
 * class slows the others to a third, but never stops them.
 */
export function pickBatch<Mail extends { next_attempt_at: number }>(
  due: readonly Mail[],
  { limit, now }: { limit: number; now: number },
): Mail[] {
  const batch = due.slice(0, limit);
  const [starved] = due
    .slice(limit)
    .filter(mail => mail.next_attempt_at <= now - STARVED_MS)
    .toSorted((a, b) => a.next_attempt_at - b.next_attempt_at);
  return starved && limit > 1 ? [...batch.slice(0, -1), starved] : batch;
}

export const STARVED_MS = 10 * MINUTE_MS;
