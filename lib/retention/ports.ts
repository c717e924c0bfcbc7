/** What may go, in the database. Each takes an instant and gives how many rows it touched; a repeat touches none. */
export type RetentionStore = {
  /** True for the first caller of the day that `now` lies in, and for the next when that one has fallen silent. */
  claimDay: (now: number) => Promise<boolean>;
  /** The day is done: no one claims it any more. */
  finishDay: (now: number) => Promise<void>;
  /** The day is not done: the next caller may claim it at once. */
  giveBackDay: (now: number) => Promise<void>;
  /** Leads set aside before then and never taken up, and those called spam before then; with their mails. */
  deleteQuarantinedLeads: (before: number) => Promise<number>;
  /** Closed leads that did not become customers, with their emails. */
  deleteOldLeads: (receivedBefore: number) => Promise<number>;
  /** Keeps the row with its state and times; takes texts and addresses out of it. */
  emptySentMails: (createdBefore: number) => Promise<number>;
  /** Keeps the event's id, so a repeat is still recognized. */
  emptyHandledWebhooks: (handledBefore: number) => Promise<number>;
  deleteSearchMisses: (before: number) => Promise<number>;
  deleteRateLimits: (startedBefore: number) => Promise<number>;
  /** What was done at the desk. */
  deleteDeskAudit: (doneBefore: number) => Promise<number>;
  /**
   * The history, and the calls to PayPal, of orders that were cancelled or expired before then and never held money. The
   * orders stay.
   */
  deleteUnpaidOrderHistory: (endedBefore: number) => Promise<number>;
  /** Who would have paid those orders. */
  emptyUnpaidOrders: (endedBefore: number) => Promise<number>;
  /** Calls to PayPal with their debug ids. */
  deletePaymentCalls: (madeBefore: number) => Promise<number>;
  /** Sessions and mailed links that open nothing any more. */
  deleteExpiredAccess: (expiredBefore: number) => Promise<number>;
  /** Takes what was deleted out of the database's own journal. */
  emptyJournal: () => Promise<void>;
};

/** Rows about one person. `address` is in lower case. */
export type ErasureStore = {
  /** All or nothing. Orders stay, and the payers of those that took money: they are the books. With `until`, only what came no later. */
  erase: (address: string, until?: number) => Promise<ErasedRows>;
  /** The account alone, whatever its role, when it was made no later than `until`. Gives how many rows went. */
  eraseAccount: (address: string, until: number) => Promise<number>;
  /** The newsletter alone, when it was confirmed no later than `until`: its reader has left. Gives how many rows changed. */
  endSubscription: (address: string, until: number) => Promise<number>;
  /** Signs everyone out; no emailed link and no recovery code works any more. */
  endAccess: () => Promise<void>;
  /** Every address that a row which could be erased holds, in lower case. */
  listAddresses: () => Promise<string[]>;
  /** Takes what was erased out of the database's own journal. */
  emptyJournal: () => Promise<void>;
};

export type ErasedRows = {
  leads: number;
  subscriptions: number;
  accounts: number;
  /** Mails deleted or emptied. */
  mails: number;
  webhooks: number;
  /** Orders that name the address or were placed with its account: they stay, and name no account any more. */
  keptOrders: number;
};
