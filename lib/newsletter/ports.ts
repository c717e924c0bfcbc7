import type { SubscriptionEnd } from '@/lib/site/db/tables';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';

/** Where the newsletter's readers are kept. Each call throws when the database cannot be reached or written. */
export type SubscriptionStore = {
  /** The state of this lead's request. */
  findRequest(leadId: string): Promise<RequestState>;
  /** Makes the subscription that the lead asked for, with the email that says so, all or nothing. */
  confirm(confirmation: Confirmation): Promise<'confirmed' | 'already' | 'dead'>;
  /** The subscription with this key in its unsubscribe link. */
  findByKey(key: string): Promise<{ email: string; isActive: boolean } | null>;
  /** Ends it. False when there is none, or it ended before. */
  end(key: string, end: { reason: SubscriptionEnd; now: number }): Promise<boolean>;
  countActive(): Promise<number>;
  /** Which of these addresses get it, in lower case. */
  findActive(emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those who no longer get it, the latest first. */
  listEnded(limit: number): Promise<EndedSubscription[]>;
  /** Everyone who gets the newsletter, page after page. */
  listActive(): AsyncIterable<readonly Subscriber[]>;
};

/** `dead`: there is no such request, it was erased, or the person has unsubscribed since. */
export type RequestState = 'open' | 'already' | 'dead';

export type Confirmation = {
  id: string;
  leadId: string;
  /** For a new subscription; an earlier one keeps its own. */
  unsubscribeKey: string;
  consentText: string;
  now: number;
  renderWelcome: (to: {
    email: string;
    subscriptionId: string;
    unsubscribeKey: string;
  }) => Promise<OutgoingMail[]>;
};

export type Subscriber = {
  email: string;
  unsubscribeKey: string;
  requestedAt: number;
  confirmedAt: number;
  formName: string;
  consentText: string;
};

export type EndedSubscription = {
  id: string;
  email: string;
  endedAt: number;
  reason: SubscriptionEnd | null;
};
