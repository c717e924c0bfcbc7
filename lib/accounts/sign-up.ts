import { queueMails } from '@/lib/mail';
import { takePost, type Allowance } from '@/lib/site/security/rate-limit';
import { thenDeliver, type Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { findAccount, toAccountEmail, type StoredAccount } from './accounts.sql';
import { draftConfirmLink, insertLink } from './links';
import { existsMails } from './mails';
import { hashPassword, isEasyToGuess, isHashOf, wordsAbout } from './password';
import {
  draftSession,
  endSession,
  insertSession,
  openSession,
  previousSessionId,
  type AccountClient,
} from './sessions';
import { noteSignIn, type SignedIn } from './sign-in';

/**
 * Creates an account and signs in. For an address that has one, the response is only "there was a problem", after the
 * same work; the owner gets an email that says what happened and how to sign in.
 */
export async function signUp(typed: SignUpForm, client: AccountClient, site: Site): Promise<SignUpOutcome> {
  const form = { ...typed, email: toAccountEmail(typed.email) };
  if (await isEasyToGuess(form.password, wordsAbout(form, site))) return { kind: 'easy_password' };
  const allowance = await takePost(client.address, site);
  if (allowance.kind === 'limited') return allowance;
  const stored = await findAccount(site.db, 'email', form.email);
  if (stored) return handleExistingAccount(stored, { form, client }, site);
  const created = await createAccount(form, client, site);
  if (created) return created;
  // Two equal posts at one moment: the other one was first.
  const first = await findAccount(site.db, 'email', form.email);
  return first ? handleExistingAccount(first, { form, client }, site) : { kind: 'taken' };
}

/** The account, its first session and its email, all or nothing. Null when the address has an account already. */
async function createAccount(
  { password, email, firstName, lastName, submissionId }: SignUpForm,
  client: AccountClient,
  site: Site,
): Promise<SignedIn | null> {
  const account = { id: site.newId(), email, role: 'customer' } as const;
  const row = {
    ...account,
    first_name: firstName,
    last_name: lastName,
    password_hash: await hashPassword(password, site),
    verified_at: null,
    created_at: site.now(),
    submission_id: submissionId,
  };
  const { session, secret } = draftSession({ account, code: 'signed-up', client }, site);
  const { link, mails } = await draftConfirmLink(account, site);
  const work = site.db.transaction().execute(async trx => {
    // Not a caught violation: PostgreSQL would have given up the transaction by then.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('accounts')
      .values(row)
      .onConflict(conflict => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await insertSession(trx, session);
    await insertLink(trx, link);
    await queueMails(trx, mails, site);
    return true;
  });
  if (!(await thenDeliver(work, site))) return null;
  const earlier = previousSessionId(client);
  if (earlier !== null) await endSession(earlier, site.db);
  await noteSignIn('signed_up_right', { account, address: client.address }, site);
  return { kind: 'signed_in', user: { id: account.id, email }, secret };
}

async function handleExistingAccount(
  stored: StoredAccount,
  { form, client }: { form: SignUpForm; client: AccountClient },
  site: Site,
): Promise<SignUpOutcome> {
  const isSamePassword = await isHashOf(form.password, stored.passwordHash, site);
  if (isSamePassword && isSecondPress(stored, form, site.now())) {
    const session = await openSession({ account: stored, code: 'signed-up', client }, site);
    if (session === null) return { kind: 'taken' };
    await noteSignIn('password_right', { account: stored, address: client.address }, site);
    return { kind: 'signed_in', user: { id: stored.id, email: stored.email }, secret: session.secret };
  }
  const mails = await existsMails({ email: stored.email, accountId: stored.id }, site);
  await thenDeliver(
    site.db.transaction().execute(trx => queueMails(trx, mails, site)),
    site,
  );
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

type SignUpOutcome =
  | SignedIn
  | { kind: 'taken' }
  | { kind: 'easy_password' }
  | Extract<Allowance, { kind: 'limited' }>;
