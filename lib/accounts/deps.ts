import type { AccountRole } from '@/lib/site/db/tables';
import type { SignInEvent } from '@/lib/site/security/security-log';
import type { Clock } from '@/lib/site/clock';
import type { AccountMails } from '@/lib/mail/render-account-mails';
import type { Account } from './account';
import type { AccountStore, AttemptStore, Passwords, SessionStore } from './ports';
import type { SessionLimits } from './session';

/** What the use-cases about accounts need. */
export type AccountDeps = {
  accounts: AccountStore;
  sessions: SessionStore;
  attempts: AttemptStore;
  passwords: Passwords;
  mails: AccountMails;
  /** Notes, where no restored copy of the database reaches, that the account of this address was deleted. */
  noteDeletion: (email: string) => Promise<void>;
  /** Writes down what became of a sign-in, or of a password that was asked for again. */
  noteSignIn: (event: SignInEvent, by: SignInBy) => Promise<void>;
  clock: Clock;
  newId: () => string;
  newSecret: () => string;
  limits: AccountLimits;
  /** Words that no password may be made of: the agency's own. */
  ownWords: readonly string[];
};

/** `account` is null when there is none of that email address or link; `address` is the client's. */
type SignInBy = { account: Account | null; address: string };

type AccountLimits = {
  /** How long a browser keeps the cookie of a session. */
  sessionDays: number;
  sessions: Readonly<Record<AccountRole, SessionLimits>>;
  /** For so long after a sign-in it counts as proof for ending other sessions. */
  freshSignInMinutes: number;
  resetLinkMinutes: number;
  confirmLinkDays: number;
};

/** The browser that sends a request about an account. */
export type AccountClient = {
  /** The client's network address, for counting. */
  address: string;
  /** The secret in the browser's session cookie, if it has one. */
  secret: string | null;
  /** The browser as its owner would name it; null when it does not say. */
  browser: string | null;
};
