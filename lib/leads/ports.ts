import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Allowance } from '@/lib/site/security/rate-limit';
import type { StoredLead } from './choose-thanks';
import type { Lead } from './lead';

/** Where leads are kept. Each call throws when the store cannot be reached or written. */
export type LeadStore = {
  /** The id of the lead that is stored under one of these submission ids. */
  findStored(submissionIds: readonly string[]): Promise<string | null>;
  /** The part of a lead that its sender is shown. */
  find(id: string): Promise<StoredLead | null>;
  /** Whether one more lead from this address would be within the limits. Counts nothing. */
  findAllowance(address: string, now: number): Promise<Allowance>;
  /** Stores the lead with its mails and counts it against its address, all or nothing. */
  save(entry: LeadEntry): Promise<SaveLeadOutcome>;
};

export type LeadEntry = { lead: Lead; mails: readonly OutgoingMail[]; address: string };

export type SaveLeadOutcome =
  { kind: 'saved' } | { kind: 'repeat'; leadId: string } | Extract<Allowance, { kind: 'limited' }>;
