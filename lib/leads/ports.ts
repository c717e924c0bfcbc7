import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Allowance } from '@/lib/security/rate-limit';
import type { Lead } from './lead';

/** Where leads are kept. Each call throws when the store cannot be reached or written. */
export type LeadStore = {
  /** Tells whether a lead is stored under one of these submission ids. */
  isStored(submissionIds: readonly string[]): Promise<boolean>;
  /** Tells, without counting, whether a further lead from this address would be within the limits. */
  findAllowance(address: string, now: number): Promise<Allowance>;
  /** Stores the lead with its mails and counts it against its address, all or nothing. */
  save(entry: LeadEntry): Promise<SaveLeadOutcome>;
};

export type LeadEntry = { lead: Lead; mails: readonly OutgoingMail[]; address: string };

export type SaveLeadOutcome =
  { kind: 'saved' } | { kind: 'repeat' } | Extract<Allowance, { kind: 'limited' }>;
