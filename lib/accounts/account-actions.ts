import { checkFields, type Fields } from '@/lib/forms';
import { routes, type AccountAction } from '@/lib/site/routes';
import {
  easyPassword,
  limitedText,
  problemOf,
  replyWithErrors,
  replyWithNotice,
  TO_ACCOUNT,
  type ActionReply,
} from './action-reply';
import { changePassword, deleteAccount, endSessions } from './change-account';
import { startEmailChange } from './change-email';
import { confirmAddress, resendLink } from './confirm-address';
import type { AccountClient } from './deps';
import type { PasswordFormName } from './password-forms';
import { requestReset, resetPassword } from './reset-password';
import { signedInResponse, type AccountServices } from './services-type';
import { endedCookie, sessionCookie } from './session-cookie';
import { isFresh } from './session';
import { findVisitor, isFullySignedIn, type Visitor } from './visitor';

/** What each posted action does. Those on the account page need a sign-in, and answer through its notice. */
export const accountActions: Record<AccountAction, ActionHandler> = {
  'forgot-password': async ({ params, client }, services) => {
    const path = routes.forgotPassword();
    const again = { kind: 'again', path, formName: 'forgot-password', values: shownValues(params) } as const;
    const checked = check('forgot-password', params, services);
    if (checked.kind === 'invalid')
      return { ...again, ...checked, kind: 'again', status: 422, message: null };
    const outcome = await requestReset(checked.fields['email'] ?? '', client, services);
    if (outcome.kind === 'answered') return { kind: 'go', location: routes.forgotPasswordSent() };
    const { retryAfterSeconds } = outcome;
    const message = limitedText(retryAfterSeconds, services);
    return { ...again, errors: [], status: 429, message, retryAfterSeconds };
  },

  'reset-password': async ({ params, client }, services) => {
    const secret = params.get('token') ?? '';
    const path = routes.resetPassword(secret);
    const again = {
      kind: 'again',
      path,
      formName: 'reset-password',
      values: {},
      status: 422,
      message: null,
    } as const;
    const checked = check('reset-password', params, services);
    if (checked.kind === 'invalid') return { ...again, errors: checked.errors };
    const outcome = await resetPassword(
      { secret, password: checked.fields['password'] ?? '' },
      client,
      services,
    );
    if (outcome.kind === 'dead_link') return { kind: 'go', location: path };
    if (outcome.kind === 'easy_password') return { ...again, errors: [easyPassword(services)] };
    return { kind: 'go', location: routes.account(), cookie: signedInResponse(outcome, services).cookie };
  },

  'verify-email': signedIn(async ({ params, visitor }, services) => {
    await confirmAddress(params.get('token') ?? '', visitor, services);
    return TO_ACCOUNT;
  }),

  'resend-verification': signedIn(async ({ visitor }, services) => {
    await resendLink(visitor, services);
    return TO_ACCOUNT;
  }),

  'change-password': signedIn(async ({ params, visitor, client }, services) => {
    const checked = await checkOwn('change-password', { params, visitor }, services);
    if (checked.kind === 'invalid')
      return replyWithErrors('change-password', checked.errors, { visitor, services });
    const { currentPassword = '', password = '' } = checked.fields;
    const outcome = await changePassword({ currentPassword, password }, { visitor, client }, services);
    if (outcome.kind !== 'changed')
      return replyWithErrors('change-password', [problemOf(outcome, services)], { visitor, services });
    const { isSecure, limits } = services;
    const cookie = sessionCookie({ secret: outcome.secret, isSecure, days: limits.sessionDays });
    return { ...TO_ACCOUNT, cookie };
  }),

  'change-email': signedIn(async ({ params, visitor, client }, services) => {
    const told = { visitor, services, typed: { email: params.get('email') ?? '' } };
    const checked = await checkOwn('change-email', { params, visitor }, services);
    if (checked.kind === 'invalid') return replyWithErrors('change-email', checked.errors, told);
    const { email = '', currentPassword = '' } = checked.fields;
    const outcome = await startEmailChange({ email, currentPassword }, { visitor, client }, services);
    if (outcome.kind !== 'started')
      return replyWithErrors('change-email', [problemOf(outcome, services)], told);
    return replyWithNotice('move-started', visitor, services);
  }),

  'end-session': signedIn((post, services) =>
    endAndReply({ ...post, sessionId: post.params.get('session') ?? '' }, services),
  ),

  'forget-device': signedIn(async ({ params, visitor }, services) => {
    await services.sessions.forgetDevice(visitor.account.id, params.get('device') ?? '');
    return replyWithNotice('device-forgotten', visitor, services);
  }),

  'sign-out': async ({ client }, services) => {
    const visitor = await findVisitor(client.secret, services);
    if (visitor) await services.sessions.end(visitor.session.id);
    return leave(routes.home(), services);
  },

  'sign-out-everywhere': signedIn((post, services) => endAndReply({ ...post, sessionId: null }, services)),

  'delete-account': signedIn(async ({ params, visitor, client }, services) => {
    const checked = await checkOwn('delete-account', { params, visitor }, services);
    if (checked.kind === 'invalid')
      return replyWithErrors('delete-account', checked.errors, { visitor, services });
    const outcome = await deleteAccount(
      checked.fields['currentPassword'] ?? '',
      { visitor, client },
      services,
    );
    if (outcome.kind === 'deleted') return leave(routes.accountDeleted(), services);
    return replyWithErrors('delete-account', [problemOf(outcome, services)], { visitor, services });
  }),
};

function signedIn(handle: SignedInHandler): ActionHandler {
  return async (post, services) => {
    const visitor = await findVisitor(post.client.secret, services);
    if (!visitor) {
      services.noteSecurity('access_refused', { where: 'account-action', address: post.client.address });
      return { kind: 'go', location: routes.signIn() };
    }
    if (!isFullySignedIn(visitor)) return { kind: 'go', location: routes.deskEnter() };
    return handle({ ...post, visitor }, services);
  };
}

/** Reads the form's own fields only; passwords to the letter. */
function check(form: PasswordFormName, params: URLSearchParams, { forms, texts }: AccountServices) {
  const typed = forms[form].fields.map(({ name }) => [name, params.get(name) ?? '']);
  return checkFields(forms[form], Object.fromEntries(typed), { tooLong: texts.form.tooLong });
}

/** For forms that change what signs in: the fields, and then, of staff, the second factor. */
async function checkOwn(
  form: PasswordFormName,
  { params, visitor }: { params: URLSearchParams; visitor: Visitor },
  services: AccountServices,
) {
  const checked = check(form, params, services);
  if (checked.kind === 'invalid') return checked;
  const refused = await services.confirmFactor(params, visitor);
  return refused ? { kind: 'invalid' as const, errors: [refused] } : checked;
}

async function endAndReply(
  { params, visitor, client, sessionId }: SignedInPost & { sessionId: string | null },
  services: AccountServices,
): Promise<ActionReply> {
  const isAsked = !isFresh(visitor.session, services.clock.now(), services.limits);
  const checked = isAsked ? check('end-sessions', params, services) : null;
  if (checked?.kind === 'invalid')
    return replyWithErrors('end-sessions', checked.errors, { visitor, services });
  const currentPassword = checked ? (checked.fields['currentPassword'] ?? '') : null;
  const outcome = await endSessions({ sessionId, currentPassword }, { visitor, client }, services);
  if (outcome.kind !== 'ended')
    return replyWithErrors('end-sessions', [problemOf(outcome, services)], { visitor, services });
  return replyWithNotice(sessionId === null ? 'signed-out-elsewhere' : 'session-ended', visitor, services);
}

function shownValues(params: URLSearchParams): Fields {
  return { email: params.get('email') ?? '' };
}

function leave(location: string, { isSecure }: AccountServices): ActionReply {
  return { kind: 'go', location, cookie: endedCookie(isSecure), isLeaving: true };
}

type Post = { params: URLSearchParams; client: AccountClient };
type ActionHandler = (post: Post, services: AccountServices) => Promise<ActionReply>;
type SignedInPost = Post & { visitor: Visitor };
type SignedInHandler = (post: SignedInPost, services: AccountServices) => Promise<ActionReply>;
