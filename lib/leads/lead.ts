import type { LeadsTable } from '@/lib/site/db/tables';
import type { VisitSource } from '@/lib/site/http/request';

export type LeadStatus = LeadsTable['status'];

export const LEAD_STATUSES = [
  'new',
  'working',
  'contacted',
  'won',
  'lost',
  'spam',
] as const satisfies LeadStatus[];

/** What the desk calls each. */
export const LEAD_STATUS_WORDS = {
  new: 'New',
  working: 'In progress',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<LeadStatus, string>;

/** The statuses of a lead that has no answer yet: our promise runs. */
export const WAITING_STATUSES = ['new', 'working'] as const satisfies LeadStatus[];

export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export function isWaiting(status: LeadStatus): boolean {
  return WAITING_STATUSES.some(waiting => waiting === status);
}

/** Whether this status says that the sender has our answer. */
export function isAnswered(status: LeadStatus): boolean {
  return !isWaiting(status) && status !== 'spam';
}

export function isLeadStatus(text: string | null): text is LeadStatus {
  return LEAD_STATUSES.some(status => status === text);
}

/** Whether a person has looked at a lead with this status. */
export function isDecided(status: LeadStatus | null): boolean {
  return status !== null && status !== 'new';
}

/** Whether this status says that the lead is a person's: such a lead is not in quarantine. */
export function isTakenUp(status: LeadStatus): boolean {
  return isDecided(status) && status !== 'spam';
}

/** A lead as the desk shows it. */
export type DeskLead = {
  id: string;
  formName: string;
  status: LeadStatus;
  receivedAt: number;
  name: string | null;
  email: string | null;
  fields: Readonly<Record<string, string>>;
  quarantineReasons: readonly string[];
  isLate: boolean;
  /** Its emails wait until someone says that it is not spam. */
  isQuarantined: boolean;
  /** The email that says that it is answered: asked for, or queued; null when no one asked. */
  answerEmail: 'wanted' | 'sent' | null;
  followUp: FollowUp;
  /** How many messages its thread has. */
  messageCount: number;
  /** Its sender answered, and no one has dealt with that yet. */
  hasAnswer: boolean;
  source: VisitSource;
};

/** What staff plan with a lead; null is nothing yet. */
export type FollowUp = {
  /** The staff account that looks after it. */
  ownerId: string | null;
  step: string | null;
  /** The day of the step, `YYYY-MM-DD` by the agency's clock. */
  on: string | null;
  /** What the lead may be worth, in cents of the agency's currency. */
  valueMinor: number | null;
  /** When it changed last, in epoch milliseconds; 0 before it was first filled in. */
  changedAt: number;
};

/** The longest next step, in characters. */
export const STEP_MAX = 200;

export type LeadNote = { id: string; at: number; text: string; author: string | null };

/** The longest note, in characters. */
export const NOTE_MAX = 4_000;

/** The longest message that is kept, in characters. */
export const MESSAGE_MAX = 20_000;
