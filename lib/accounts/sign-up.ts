import { MINUTE_MS } from '@/lib/site/time';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { toAccountEmail, type StoredAccount } from './account';
import { draftConfirmLink } from './confirm-address';
import type { AccountDeps, AccountClient } from './deps';
import { draftSession, previousSessionId, openSession } from './open-session';
import { isEasyToGuess } from './password-rules';
import { wordsAbout } from './reset-password';
import type { SignedIn } from './sign-in';

/**
 * Creates an account and signs in. For an address that has one, the response is only "there was a problem", after the
 * same work; the owner gets an email that says what happened and how to sign in.
 */
export async function signUp(
  typed: SignUpForm,
  client: AccountClient,
  deps: AccountDeps,
): Promise<SignUpOutcome> {
  const form = { ...typed, email: toAccountEmail(typed.email) };
  if (isEasyToGuess(form.password, wordsAbout(form, deps))) return { kind: 'easy_password' };
  const allowance = await deps.attempts.takeRequest(client.address, deps.clock.now());
  if (allowance.kind === 'limited') return allowance;
  const stored = await deps.accounts.findByEmail(form.email);
  if (stored) return handleExistingAccount(stored, { form, client }, deps);
  const created = await createAccount(form, client, deps);
  if (created) return created;
  // Two equal posts at one moment: the other one was first.
  const first = await deps.accounts.findByEmail(form.email);
  return first ? handleExistingAccount(first, { form, client }, deps) : { kind: 'taken' };
}

async function createAccount(
  form: SignUpForm,
  client: AccountClient,
  deps: AccountDeps,
): Promise<SignedIn | null> {
  const { password, ...details } = form;
  const account: StoredAccount = {
    ...details,
    id: deps.newId(),
    role: 'customer',
    passwordHash: await deps.passwords.hash(password),
    verifiedAt: null,
    createdAt: deps.clock.now(),
  };
  const { session, secret } = draftSession({ account, code: 'signed-up', client }, deps);
  const { link, mails } = await draftConfirmLink(account, deps);
  if (!(await deps.accounts.create({ account, session, link, mails }))) return null;
  const earlier = previousSessionId(client);
  if (earlier !== null) await deps.sessions.end(earlier);
  await deps.noteSignIn('signed_up_right', { account, address: client.address });
  return { kind: 'signed_in', user: { id: account.id, email: account.email }, secret };
}

async function handleExistingAccount(
  stored: StoredAccount,
  { form, client }: { form: SignUpForm; client: AccountClient },
  deps: AccountDeps,
): Promise<SignUpOutcome> {
  const now = deps.clock.now();
  const isSamePassword = await deps.passwords.verify(form.password, stored.passwordHash);
  if (isSamePassword && isSecondPress(stored, form, now)) {
    const opened = await openSession({ account: stored, code: 'signed-up', client }, deps);
    if (opened === null) return { kind: 'taken' };
    await deps.noteSignIn('password_right', { account: stored, address: client.address });
    return { kind: 'signed_in', user: { id: stored.id, email: stored.email }, secret: opened.secret };
  }
  const { email } = stored;
  const mails = await deps.mails.exists({ email, accountId: stored.id, mailId: deps.newId() });
  await deps.accounts.putMails(mails, now);
  return { kind: 'taken' };
}

/**
 * A second click on the button is the same sign-up, and no failure: it comes from the page that made the account. Under
 * other names it is another one, whose account no one has created.
 */
function isSecondPress(stored: StoredAccount, form: SignUpForm, now: number): boolean {
  const isSamePage = form.submissionId !== null && form.submissionId === stored.submissionId;
  const isSamePerson = stored.firstName === form.firstName && stored.lastName === form.lastName;
  return isSamePage && isSamePerson && now - stored.createdAt < REPEAT_MS;
}

const REPEAT_MS = 10 * MINUTE_MS;

type SignUpForm = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The hidden id of the form's page; null when the post came without one. */
  submissionId: string | null;
};

export type SignUpOutcome =
  SignedIn | { kind: 'taken' } | { kind: 'easy_password' } | Extract<Allowance, { kind: 'limited' }>;
