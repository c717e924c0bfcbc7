import type { Clock } from '@/lib/site/clock';
import { DAY_MS } from '@/lib/site/time';
import { openSealedId, sealId } from '@/lib/site/security/sealed-id';
import type { Confirmation, RequestState, SubscriptionStore } from './ports';

/** The token in the emailed link, by which the owner of the address confirms what a form asked for. */
export function confirmationToken(leadId: string, { clock, secret, confirmDays }: TokenDeps): string {
  const until = clock.now() + confirmDays * DAY_MS;
  return sealId({ id: leadId, purpose: PURPOSE, until, secret });
}

/** The state of the request behind a token. Changes nothing: link scanners open the page too. */
export async function findRequest(token: string, deps: NewsletterDeps): Promise<RequestState> {
  const leadId = openToken(token, deps);
  return leadId === null ? 'dead' : deps.subscriptions.findRequest(leadId);
}

/** Subscribes the owner of the address. A second tap on the button is a success that changes nothing. */
export async function confirmSubscription(
  token: string,
  deps: NewsletterDeps,
): Promise<'confirmed' | 'dead'> {
  const leadId = openToken(token, deps);
  if (leadId === null) return 'dead';
  const { newId, newSecret, clock, consentText, renderWelcome } = deps;
  const outcome = await deps.subscriptions.confirm({
    id: newId(),
    leadId,
    unsubscribeKey: newSecret(),
    consentText,
    now: clock.now(),
    renderWelcome,
  });
  return outcome === 'dead' ? 'dead' : 'confirmed';
}

/** Ends the subscription at once, and notes it where no restored copy of the database reaches. */
export async function unsubscribe(key: string, deps: NewsletterDeps): Promise<'ended' | 'unknown'> {
  const subscription = await deps.subscriptions.findByKey(key);
  if (!subscription) return 'unknown';
  if (!subscription.isActive) return 'ended';
  await deps.subscriptions.end(key, { reason: 'unsubscribed', now: deps.clock.now() });
  try {
    await deps.noteEnd(subscription.email);
  } catch (error) {
    deps.report('unsubscribe_not_noted', error);
  }
  return 'ended';
}

function openToken(token: string, { clock, secret, previousSecrets = [] }: NewsletterDeps): string | null {
  return openSealedId(token, { purpose: PURPOSE, now: clock.now(), secret, previousSecrets });
}

/** The form that asks for the newsletter. */
export const NEWSLETTER_FORM = 'newsletter-form';

const PURPOSE = 'newsletter';

type TokenDeps = { clock: Clock; secret: string; confirmDays: number };

type NewsletterFailure = 'unsubscribe_not_noted' | 'newsletter_action_failed';

export type NewsletterDeps = {
  subscriptions: SubscriptionStore;
  clock: Clock;
  secret: string;
  /** Links that were emailed before the secret changed still work. */
  previousSecrets?: readonly string[];
  newId: () => string;
  newSecret: () => string;
  /** What a person agrees to, as the form and the page say it. */
  consentText: string;
  renderWelcome: Confirmation['renderWelcome'];
  noteEnd: (email: string) => Promise<void>;
  /** Writes down what went wrong, without anyone's data. */
  report: (event: NewsletterFailure, error: unknown) => void;
};
