import {
  accountTexts as texts,
  passkeysToo,
  passwordForms,
  type NoticeCode,
  type PasswordFormName,
} from '@/content/account';
import { factorTexts } from '@/content/desk';
import { formMessages } from '@/content/form-messages';
import { cancelPlan, endOwnAutomatic, keepPlan, payByLink } from '@/lib/billing';
import { checkFields, type FieldError, type Fields } from '@/lib/forms';
import { noteErasure, siteRegister } from '@/lib/privacy/erasures';
import { readDeskPath, routes, type AccountAction, serverRoutes } from '@/lib/site/routes';
import { thenDeliver, type Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { lockAccount } from './accounts.sql';
import { confirmAddress, resendLink, startEmailChange } from './email-address';
import { endAccess } from './end-access';
import { confirmFactor, FACTOR_FIELD } from './factor';
import {
  addPasskey,
  askForPasskey,
  offerPasskey,
  passkeyHost,
  removePasskey,
  signInWithPasskey,
} from './passkeys';
import { endedCookie, sessionCookie, findVisitor, isFullySignedIn, type Visitor } from './session-cookie';
import {
  endOtherSessions,
  endSession,
  endSessionOf,
  forgetDevice,
  isFresh,
  setNotice,
  type AccountClient,
} from './sessions';
import { changePassword, requestReset, resetPassword } from './set-password';
import { proveOwner, type PasswordRefused, type SignedInClient } from './sign-in';

/** What each posted action does. Those on the account page need a sign-in, and answer through its notice. */
export const accountActions: Record<AccountAction, (post: Post, site: Site) => Promise<ActionReply>> = {
  'forgot-password': async ({ params, client }, site) => {
    const path = routes.forgotPassword();
    const values = { email: params.get('email') ?? '' };
    const again = { kind: 'again', path, formName: 'forgot-password', values } as const;
    const checked = check('forgot-password', params);
    if (checked.kind === 'invalid') return { ...again, errors: checked.errors, status: 422, message: null };
    const outcome = await requestReset(checked.fields['email'] ?? '', client, site);
    if (outcome.kind === 'answered') return { kind: 'go', location: routes.forgotPasswordSent() };
    const { retryAfterSeconds } = outcome;
    const message = limitedText(retryAfterSeconds);
    return { ...again, errors: [], status: 429, message, retryAfterSeconds };
  },

  'reset-password': async ({ params, client }, site) => {
    const secret = params.get('token') ?? '';
    const path = routes.resetPassword(secret);
    const formName = 'reset-password';
    const again = { kind: 'again', path, formName, values: {}, status: 422, message: null } as const;
    const checked = check('reset-password', params);
    if (checked.kind === 'invalid') return { ...again, errors: checked.errors };
    const password = checked.fields['password'] ?? '';
    const outcome = await resetPassword({ secret, password }, client, site);
    if (outcome.kind === 'dead_link') return { kind: 'go', location: path };
    if (outcome.kind === 'easy_password') return { ...again, errors: [EASY_PASSWORD] };
    return { ...TO_ACCOUNT, cookie: sessionCookie(outcome.secret, site.env.SITE_URL) };
  },

  'verify-email': forSignedIn(async ({ params, visitor }, site) => {
    await confirmAddress(params.get('token') ?? '', visitor, site);
    return TO_ACCOUNT;
  }),

  'resend-verification': forSignedIn(async ({ visitor }, site) => {
    await resendLink(visitor, site);
    return TO_ACCOUNT;
  }),

  'change-password': forSignedIn(async (post, site) => {
    const checked = await checkOwn('change-password', post, site);
    if (checked.kind === 'invalid') return replyWithErrors('change-password', checked.errors, post, site);
    const { currentPassword = '', password = '' } = checked.fields;
    const isRemovingPasskeys = Boolean(post.params.get(passkeysToo.name));
    const outcome = await changePassword({ currentPassword, password, isRemovingPasskeys }, post, site);
    if (outcome.kind !== 'changed')
      return replyWithErrors('change-password', [problemOf(outcome)], post, site);
    return { ...TO_ACCOUNT, cookie: sessionCookie(outcome.secret, site.env.SITE_URL) };
  }),

  'change-email': forSignedIn(async (post, site) => {
    const refused = { ...post, typed: { email: post.params.get('email') ?? '' } };
    const checked = await checkOwn('change-email', post, site);
    if (checked.kind === 'invalid') return replyWithErrors('change-email', checked.errors, refused, site);
    const { email = '', currentPassword = '' } = checked.fields;
    const outcome = await startEmailChange({ email, currentPassword }, post, site);
    if (outcome.kind !== 'started')
      return replyWithErrors('change-email', [problemOf(outcome)], refused, site);
    return replyWithNotice('move-started', post, site);
  }),

  'end-session': forSignedIn((post, site) => endSessions(post.params.get('session') ?? '', post, site)),

  'forget-device': forSignedIn(async (post, site) => {
    const refusal = await refuseUnproved('forget-device', post, site);
    if (refusal) return refusal;
    await forgetDevice(post.visitor.account.id, post.params.get('device') ?? '', site);
    return replyWithNotice('device-forgotten', post, site);
  }),

  /** What a device is asked to make a passkey with. A passkey signs in, so the password is asked for, and of staff the code. */
  'passkey-offer': forSignedIn(async (post, site) => {
    const host = passkeyHost(site);
    if (host === null) return { kind: 'json', status: 404, body: { message: texts.passkeys.notAdded } };
    const checked = await checkOwn('add-passkey', post, site);
    if (checked.kind === 'invalid') return { kind: 'json', status: 422, body: { errors: checked.errors } };
    const owner = await proveOwner(checked.fields['currentPassword'] ?? '', post, site);
    if (owner.kind !== 'proved') return { kind: 'json', status: 422, body: { errors: [problemOf(owner)] } };
    const options = await offerPasskey(post.visitor, host, site);
    if (options === null) return { kind: 'json', status: 409, body: { message: texts.passkeys.tooMany } };
    return { kind: 'json', status: 200, body: options };
  }),

  'passkey-add': forSignedIn(async (post, site) => {
    const { params, visitor, client } = post;
    const credential = params.get(CREDENTIAL_FIELD) ?? '';
    const outcome = await addPasskey({ credential, visitor, browser: client.browser }, site);
    return replyWithNotice(outcome === 'added' ? 'passkey-added' : 'passkey-refused', post, site);
  }),

  'passkey-remove': forSignedIn(async (post, site) => {
    const refusal = await refuseUnproved('remove-passkey', post, site);
    if (refusal) return refusal;
    await removePasskey(post.visitor, post.params.get('passkey') ?? '', site);
    return replyWithNotice('passkey-removed', post, site);
  }),

  /** What a device is asked to sign in with. */
  'passkey-ask': async ({ client }, site) => {
    const host = passkeyHost(site);
    if (host === null) return { kind: 'json', status: 404, body: { message: texts.passkeys.refused } };
    const outcome = await askForPasskey(client, host, site);
    if (outcome.kind === 'asked') return { kind: 'json', status: 200, body: outcome.options };
    const { retryAfterSeconds } = outcome;
    return {
      kind: 'json',
      status: 429,
      body: { message: limitedText(retryAfterSeconds) },
      retryAfterSeconds,
    };
  },

  'passkey-sign-in': async ({ params, client }, site) => {
    const next = readDeskPath(params.get('next'));
    const outcome = await signInWithPasskey(params.get(CREDENTIAL_FIELD) ?? '', client, site);
    if (outcome.kind === 'signed_in')
      return {
        kind: 'go',
        location: routes.account(next),
        cookie: sessionCookie(outcome.secret, site.env.SITE_URL),
      };
    const path = routes.signIn(next);
    const again = {
      kind: 'again',
      path,
      formName: 'signin-form',
      values: next ? { next } : {},
      errors: [],
    } as const;
    if (outcome.kind === 'refused') return { ...again, status: 401, message: texts.passkeys.refused };
    const { retryAfterSeconds } = outcome;
    return { ...again, status: 429, message: limitedText(retryAfterSeconds), retryAfterSeconds };
  },

  'sign-out': async ({ cookies }, site) => {
    const visitor = await findVisitor(cookies, site);
    if (visitor) await endSession(visitor.session.id, site.db);
    return leave(routes.home(), site);
  },

  'sign-out-everywhere': forSignedIn((post, site) => endSessions(null, post, site)),

  'plan-cancel': forSignedIn(async (post, site) => {
    const outcome = await cancelPlan(postedPlan(post), site);
    return replyWithNotice(outcome === 'done' ? 'plan-canceled' : 'plan-unchanged', post, site);
  }),

  'plan-keep': forSignedIn(async (post, site) => {
    const outcome = await keepPlan(postedPlan(post), site);
    return replyWithNotice(outcome === 'done' ? 'plan-kept' : 'plan-unchanged', post, site);
  }),

  'plan-automatic-off': forSignedIn(async (post, site) => {
    const outcome = await payByLink(postedPlan(post), site);
    return replyWithNotice(outcome === 'done' ? 'plan-by-link' : 'plan-unchanged', post, site);
  }),

  'delete-account': forSignedIn(async (post, site) => {
    const checked = await checkOwn('delete-account', post, site);
    if (checked.kind === 'invalid') return replyWithErrors('delete-account', checked.errors, post, site);
    const outcome = await deleteAccount(checked.fields['currentPassword'] ?? '', post, site);
    if (outcome.kind === 'deleted') return leave(routes.accountDeleted(), site);
    return replyWithErrors('delete-account', [problemOf(outcome)], post, site);
  }),
};

function postedPlan({ params, visitor: { account } }: SignedInPost) {
  const confirmedEmail = account.verifiedAt === null ? null : account.email;
  return { id: params.get('plan') ?? '', customer: { accountId: account.id, confirmedEmail } };
}

/** Says when to come back. */
export function limitedText(retryAfterSeconds: number): string {
  return fillText(texts.limited, { wait: describeWait(retryAfterSeconds) });
}

function forSignedIn(
  handle: (post: SignedInPost, site: Site) => Promise<ActionReply>,
): (post: Post, site: Site) => Promise<ActionReply> {
  return async (post, site) => {
    const visitor = await findVisitor(post.cookies, site);
    if (!visitor) {
      site.noteSecurity('access_refused', { where: 'account-action', address: post.client.address });
      return { kind: 'go', location: routes.signIn() };
    }
    if (!isFullySignedIn(visitor)) return { kind: 'go', location: serverRoutes.deskEnter() };
    return handle({ ...post, visitor }, site);
  };
}

/** Reads the form's own fields only; passwords to the letter. */
function check(form: PasswordFormName, params: URLSearchParams) {
  const typed = passwordForms[form].fields.map(({ name }) => [name, params.get(name) ?? '']);
  return checkFields(passwordForms[form], Object.fromEntries(typed), { tooLong: formMessages.tooLong });
}

/**
 * For forms that change what signs in: the fields, and then, of staff, the second factor, as the desk asks for it: who has
 * an open session and the password must not get the account. Customers have none.
 */
async function checkOwn(form: PasswordFormName, { params, visitor }: SignedInPost, site: Site) {
  const checked = check(form, params);
  const { account, session } = visitor;
  if (checked.kind === 'invalid' || account.role !== 'staff') return checked;
  const staff = { accountId: account.id, sessionId: session.id, confirmed: session.confirmed };
  const outcome = await confirmFactor({ params, staff, purpose: 'account' }, site);
  if (outcome.kind === 'confirmed') return checked;
  const detail = outcome.kind === 'limited' ? describeWait(outcome.retryAfterSeconds) : '';
  const message = fillText(factorTexts[outcome.kind], { detail });
  return { kind: 'invalid' as const, errors: [{ name: FACTOR_FIELD, message }] };
}

/**
 * Before a session, a device or a passkey ends: the password, and of staff the code, unless someone signed in a moment
 * ago. A session that was left open must not be enough to lock the owner out. Null when that is proved.
 */
async function refuseUnproved(
  form: 'end-sessions' | 'remove-passkey' | 'forget-device',
  post: SignedInPost,
  site: Site,
): Promise<ActionReply | null> {
  if (isFresh(post.visitor.session, site.now())) return null;
  const checked = await checkOwn(form, post, site);
  if (checked.kind === 'invalid') return replyWithErrors(form, checked.errors, post, site);
  const owner = await proveOwner(checked.fields['currentPassword'] ?? '', post, site);
  return owner.kind === 'proved' ? null : replyWithErrors(form, [problemOf(owner)], post, site);
}

/** Ends one of the account's sessions, or with null all others. */
async function endSessions(sessionId: string | null, post: SignedInPost, site: Site): Promise<ActionReply> {
  const { account, session } = post.visitor;
  const refusal = await refuseUnproved('end-sessions', post, site);
  if (refusal) return refusal;
  if (sessionId !== null) {
    await endSessionOf(account.id, sessionId, site);
    return replyWithNotice('session-ended', post, site);
  }
  await site.db
    .transaction()
    .execute(trx => endOtherSessions({ accountId: account.id, keptId: session.id }, trx));
  return replyWithNotice('signed-out-elsewhere', post, site);
}

/** Back to the account page, which says once what is wrong with the form. */
async function replyWithErrors(
  form: PasswordFormName,
  errors: FieldError[],
  { visitor, typed }: { visitor: Visitor; typed?: Fields },
  site: Site,
): Promise<ActionReply> {
  await setNotice(visitor.session.id, { kind: 'problems', form, errors, typed }, site);
  return { kind: 'go', location: `${routes.account()}#${form}` };
}

/** Back to the account page, which says once what was done. */
async function replyWithNotice(
  code: NoticeCode,
  { visitor }: { visitor: Visitor },
  site: Site,
): Promise<ActionReply> {
  await setNotice(visitor.session.id, { kind: 'said', code }, site);
  return TO_ACCOUNT;
}

/** Why it was not done, at the field that it is about. */
function problemOf(
  outcome: { kind: 'easy_password' } | { kind: 'same_address' } | PasswordRefused,
): FieldError {
  if (outcome.kind === 'easy_password') return EASY_PASSWORD;
  if (outcome.kind === 'same_address') return { name: 'email', message: texts.sameAddress };
  const isLimited = outcome.kind === 'limited';
  const message = isLimited ? limitedText(outcome.retryAfterSeconds) : texts.wrongPassword;
  return { name: 'currentPassword', message };
}

function leave(location: string, { env }: Site): ActionReply {
  return { kind: 'go', location, cookie: endedCookie(env.SITE_URL), isLeaving: true };
}

const EASY_PASSWORD: FieldError = { name: 'password', message: texts.easyPassword };
const TO_ACCOUNT = { kind: 'go', location: routes.account() } as const satisfies ActionReply;

/** The posted field with what the device answered. */
const CREDENTIAL_FIELD = 'credential';

/** `cookies` is the request's `Cookie` header. */
type Post = { params: URLSearchParams; client: AccountClient; cookies: string | null };
type SignedInPost = Post & { visitor: Visitor };

/**
 * `go`: a 303; when the visitor is leaving, the browser forgets what it has cached. `again`: the form's page with what is
 * wrong. `json`: for the page's script, as `postForm` reads it.
 */
export type ActionReply =
  | { kind: 'go'; location: string; cookie?: string; isLeaving?: boolean }
  | {
      kind: 'again';
      path: string;
      formName: PasswordFormName | 'signin-form';
      values: Fields;
      errors: readonly FieldError[];
      message: string | null;
      status: 401 | 422 | 429;
      retryAfterSeconds?: number;
    }
  | { kind: 'json'; status: number; body: unknown; retryAfterSeconds?: number };

/**
 * Deletes the account, its sessions, links and emails, and ends automatic payment, given its password. Orders and
 * requests are the agency's records and stay. The deletion is noted once the password is sure to be the account's still, so no restored backup brings it
 * back; when it cannot be noted, nothing is deleted.
 */
async function deleteAccount(
  currentPassword: string,
  actor: SignedInClient,
  site: Site,
): Promise<{ kind: 'deleted' } | PasswordRefused> {
  const owner = await proveOwner(currentPassword, actor, site);
  if (owner.kind !== 'proved') return owner;
  const { id, email, passwordHash, verifiedAt } = owner.account;
  const customer = { accountId: id, confirmedEmail: verifiedAt === null ? null : email };
  const work = site.db.transaction().execute(async trx => {
    if (!(await lockAccount(trx, { id, passwordHash }))) return { kind: 'wrong_password' as const };
    await noteErasure({ kind: 'account', address: email, at: site.now() }, siteRegister(site));
    await endOwnAutomatic(trx, customer, site);
    await endAccess(trx, { accountId: id, event: 'deleted' });
    await trx.deleteFrom('outbox').where('subject_id', '=', id).execute();
    await trx.deleteFrom('accounts').where('id', '=', id).execute();
    return { kind: 'deleted' as const };
  });
  return thenDeliver(work, site);
}
