import type { Currency } from '@/lib/site/money';
import type { OutgoingMail } from '@/lib/mail/outgoing-mail';
import type { Allowance } from '@/lib/site/security/rate-limit';
import type { Account, StoredAccount } from './account';
import type { Notice, Session } from './session';

/** Where accounts are kept. Each call throws when the database cannot be reached or written. */
export type AccountStore = {
  findByEmail(email: string): Promise<StoredAccount | null>;
  findById(id: string): Promise<StoredAccount | null>;
  /** The account, its first session and its mail, all or nothing. False when the address has an account already. */
  create(entry: NewAccount): Promise<boolean>;
  /**
   * Keeps a link and the email that carries it; neither, when the mailbox has had its share of emails. A decoy is the
   * same work, and leaves nothing behind.
   */
  issueLink(entry: IssuedLink): Promise<void>;
  /** The account that a live link belongs to. */
  findLink(query: { id: string; purpose: AccountLink['purpose']; now: number }): Promise<string | null>;
  /** Marks the address as confirmed and uses up the account's links for it. */
  confirmAddress(accountId: string, now: number): Promise<void>;
  /**
   * Sets the password, uses up every link, ends every session, and opens the given one. False, and nothing written, when
   * what proved the right to it is not good any more.
   */
  setPassword(change: PasswordChange): Promise<boolean>;
  /**
   * Deletes the account, its sessions, links and mails. Orders and requests are the agency's records and stay. False, and
   * nothing deleted, when the account has another password than the one that was proved. `note` is called once that is
   * sure; when it throws, nothing is deleted either.
   */
  remove(account: VerifiedAccount, note: () => Promise<void>): Promise<boolean>;
  /**
   * Keeps a change of the address, in the place of an earlier one, and the emails that carry its two links. False, and
   * nothing kept, when one of the mailboxes has had its emails for today.
   */
  startEmailChange(change: EmailChange & { mails: readonly OutgoingMail[]; now: number }): Promise<boolean>;
  /** The new address of the account's live change that the link belongs to. */
  findEmailChange(link: AccountChangeLink): Promise<string | null>;
  /**
   * Confirms one side of a change. With the second the account gets the new address, its links are used up, and every
   * session but `keptId` ends. `dead`: no such link, or someone else has the address by now.
   */
  confirmEmailChange(link: AccountChangeLink & { keptId: string }): Promise<'half' | 'changed' | 'dead'>;
  putMails(mails: readonly OutgoingMail[], now: number): Promise<void>;
};

/** `oldLink` and `newLink` are the fingerprints of the secrets that go to the two addresses. */
export type EmailChange = {
  accountId: string;
  newEmail: string;
  oldLink: string;
  newLink: string;
  expiresAt: number;
};

export type AccountChangeLink = { accountId: string; link: string; now: number };

export type NewAccount = {
  account: StoredAccount;
  session: Session;
  link: AccountLink;
  mails: readonly OutgoingMail[];
};

type IssuedLink = {
  link: AccountLink;
  mails: readonly OutgoingMail[];
  now: number;
  isDecoy: boolean;
};

export type AccountLink = { id: string; accountId: string; purpose: 'confirm' | 'reset'; expiresAt: number };

export type PasswordChange = {
  accountId: string;
  passwordHash: string;
  session: Session;
  mails: readonly OutgoingMail[];
  now: number;
  proof: PasswordProof;
};

/** What gave the right to a new password: the current one, or a mailed link, which confirms the address too. */
export type PasswordProof = { kind: 'password'; hash: string } | { kind: 'link'; id: string };

/** An account, with the hash that a typed password was checked against. */
export type VerifiedAccount = { id: string; passwordHash: string };

/** Where sessions are kept. A session id is the fingerprint of its cookie's secret. */
export type SessionStore = {
  /**
   * Opens a session in the place of the browser's earlier one. On a device that the account trusts it is at the desk at
   * once. Null, and none opened, when the account has another password than the one that was proved.
   */
  open(session: Session, opening: SessionOpening): Promise<{ isTrusted: boolean } | null>;
  find(id: string): Promise<{ session: Session; account: Account } | null>;
  markSeen(id: string, now: number): Promise<void>;
  setNotice(id: string, notice: Notice): Promise<void>;
  clearNotice(id: string): Promise<void>;
  end(id: string): Promise<void>;
  /** Forgets the account's trusted devices too. */
  endOthers(accountId: string, keptId: string): Promise<void>;
  endAll(accountId: string): Promise<void>;
  /** Ends a session of the account; one of another account stays. */
  endOne(accountId: string, id: string): Promise<void>;
  /** The browsers that are signed in, the latest visit first: neither ended by time nor unseen since then. */
  listLive(accountId: string, at: { now: number; seenSince: number }): Promise<SignedInBrowser[]>;
  /** The devices on which the account signs in without a code, the latest use first. */
  listDevices(accountId: string, now: number): Promise<TrustedDevice[]>;
  /** Forgets a device of the account; one of another account stays. */
  forgetDevice(accountId: string, id: string): Promise<void>;
};

/** `deviceId` is the fingerprint of the secret in the browser's cookie of a trusted device. */
type SessionOpening = { replacedId: string | null; passwordHash: string; deviceId?: string | null };

export type TrustedDevice = {
  id: string;
  browser: string | null;
  trustedAt: number;
  lastUsedAt: number;
  expiresAt: number;
};

export type SignedInBrowser = Pick<Session, 'id' | 'browser' | 'createdAt' | 'lastSeenAt'>;

/** Counts tries. A try is counted before it is judged, so many at once cannot slip through. */
export type AttemptStore = {
  /** One try to sign in: slowed per account and client address together, per client address, and per account. */
  takeSignIn(tried: SignInTry): Promise<Allowance & { isAboveCeiling: boolean }>;
  /** One warning to the account's owner about many wrong tries; limited to one in the ceiling's time. */
  takeWarning(tried: Pick<SignInTry, 'email' | 'now'>): Promise<Allowance>;
  /** The right password clears what was counted for this account and address, and takes one back from the ceiling. */
  clearFailures(tried: SignInTry): Promise<void>;
  /** One sign-up, or one mail asked for. */
  takeRequest(address: string, now: number): Promise<Allowance>;
};

export type SignInTry = { email: string; address: string; now: number };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** With null, the work of a check is done all the same, and the answer is no. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** What an account's own page lists. Of an address nothing shows before it is confirmed. */
export type CustomerRecords = {
  /** Placed with the account, or paid from its confirmed address. */
  findOrders(of: { accountId: string; confirmedEmail: string | null }): Promise<CustomerOrder[]>;
};

export type CustomerOrder = {
  number: string;
  key: string;
  state: 'paid' | 'pending' | 'refunded' | 'disputed' | 'reversed';
  description: string;
  amountMinor: number;
  currency: Currency;
  /** How much of it has gone back. */
  refundedMinor: number;
  placedAt: number;
};
