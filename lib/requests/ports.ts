import type { LeadRow } from '@/lib/site/db/tables';

/** What is kept of a request, as far as its page needs it. */
export type StoredRequest = {
  id: string;
  formName: string;
  status: LeadRow['status'];
  /** Epoch milliseconds. */
  receivedAt: number;
  fields: Readonly<Record<string, string>>;
  /** The email that says that it is answered: asked for, or queued; null when no one asked. */
  answerEmail: LeadRow['answer_email'];
};

/** Requests as their senders see them. Each call throws when the database cannot be reached or written. */
export type RequestStore = {
  find(id: string): Promise<StoredRequest | null>;
  /** Those of an address in lower case, the newest first. */
  listOf(email: string): Promise<StoredRequest[]>;
  /** Changes nothing once the email is queued, or the request has another status than one of these. */
  setAnswerEmail(wish: ReplyChoice): Promise<void>;
};

type ReplyChoice = {
  id: string;
  isWanted: boolean;
  statuses: readonly StoredRequest['status'][];
};
