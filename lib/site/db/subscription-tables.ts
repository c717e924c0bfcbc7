/** Who gets the newsletter, since when, and how they agreed to it. Made when the owner of the address confirms. */
export type SubscriptionsTable = {
  id: string;
  /** In lower case: one subscription per address. */
  email: string;
  /** In every unsubscribe link, and good for nothing else. It stays the same, so old links keep working. */
  unsubscribe_key: string;
  /** When and by which form it was asked for. */
  requested_at: number;
  form_name: string;
  /** What the form and the emailed page said when the person agreed. */
  consent_text: string;
  /** When the button in the emailed page was used. */
  confirmed_at: number;
  ended_at: number | null;
  end_reason: SubscriptionEnd | null;
};

export type SubscriptionEnd = 'unsubscribed' | 'bounced' | 'complained';
