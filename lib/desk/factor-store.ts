import type { FactorPurpose } from '@/lib/site/db/tables';
import type { Allowance } from '@/lib/site/security/rate-limit';
import type { AuditEntry } from './audit';

/** Second factors of staff. Secrets are sealed and recovery codes hashed inside. Each call throws without a database. */
export type FactorStore = {
  /** Null when the account has not enrolled one. */
  find(accountId: string): Promise<{ secret: string; enrolledAt: number; codesLeft: number } | null>;
  /** The secret that the session is offered for enrolling; makes it from `fresh` when the session has none yet. */
  offer(sessionId: string, fresh: string): Promise<string>;
  /** Stores the factor that the session was offered. False when the account has one by now. */
  enroll(enrollment: Enrollment): Promise<boolean>;
  /** Counts a try before it is judged: for the session, and for the account's sessions outside the desk together. */
  takeTry(tried: FactorTry): Promise<Allowance>;
  /** Uses up what was proved, and grants what it was asked for. False when it was used up before. */
  accept(use: FactorUse): Promise<boolean>;
  /** Whether the session need not be asked again. */
  isConfirmed(query: { sessionId: string; purpose: FactorPurpose; now: number }): Promise<boolean>;
  /** Replaces the account's recovery codes; the session can read them once. */
  replaceCodes(change: CodeChange): Promise<void>;
  /** Codes that were just made in this session, for showing them; empty from the second time on. */
  takeNewCodes(sessionId: string): Promise<readonly string[]>;
};

export type CodeChange = {
  accountId: string;
  sessionId: string;
  codes: readonly string[];
  audit: AuditEntry;
};

export type Enrollment = {
  accountId: string;
  sessionId: string;
  /** The step of the code that proved the app has the secret. */
  step: number;
  codes: readonly string[];
  grant: Extract<FactorGrant, { kind: 'desk' }>;
  audit: AuditEntry;
};

export type FactorTry = {
  accountId: string;
  sessionId: string;
  /** False at the sign-in. */
  isAtDesk: boolean;
  now: number;
};

export type FactorUse = {
  accountId: string;
  sessionId: string;
  proof: { kind: 'step'; step: number } | { kind: 'recovery'; code: string };
  grant: FactorGrant;
  audit: readonly AuditEntry[];
};

/**
 * `desk` opens the desk to the session, under a new id, and trusts its browser if there is a `device`; `purpose` is not
 * asked for again until then.
 */
export type FactorGrant =
  | { kind: 'desk'; at: number; newSessionId: string; device?: { id: string; expiresAt: number } | undefined }
  | { kind: 'purpose'; purpose: FactorPurpose; until: number };
