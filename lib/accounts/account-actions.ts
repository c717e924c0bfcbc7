import { checkFields, type FieldError, type Fields } from '@/lib/leads/lead-schema';
import { routes, type AccountAction } from '@/lib/routes';
import type { ChangeOutcome, DeleteOutcome } from './change-account';
import { changePassword, deleteAccount } from './change-account';
import { startEmailChange, type StartOutcome } from './change-email';
import { confirmAddress, resendLink } from './confirm-address';
import type { Asker } from './deps';
import type { NoticeCode } from './session';
import type { PasswordFormName } from './password-forms';
import { requestReset, resetPassword } from './reset-password';
import { describeWait } from '@/lib/kernel/text';
import { entranceOf, type AccountServices } from './services-type';
import { endedCookie, sessionCookie } from './session-cookie';
import { findVisitor, isFullySignedIn, type Visitor } from './visitor';

/** What each posted action does. Those on the account page need a sign-in, and answer through its notice. */
export const accountActions: Record<AccountAction, ActionHandler> = {
  'forgot-password': async ({ params, asker }, services) => {
    const path = routes.forgotPassword();
    const again = { kind: 'again', path, formName: 'forgot-password', values: shownValues(params) } as const;
    const checked = check('forgot-password', params, services);
    if (checked.kind === 'invalid')
      return { ...again, ...checked, kind: 'again', status: 422, message: null };
    const outcome = await requestReset(checked.fields['email'] ?? '', asker, services);
    if (outcome.kind === 'answered') return { kind: 'go', location: routes.forgotPasswordSent() };
    const { retryAfterSeconds } = outcome;
    const message = limitedText(retryAfterSeconds, services);
    return { ...again, errors: [], status: 429, message, retryAfterSeconds };
  },

  'reset-password': async ({ params, asker }, services) => {
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
      asker,
      services,
    );
    if (outcome.kind === 'dead_link') return { kind: 'go', location: path };
    if (outcome.kind === 'easy_password') return { ...again, errors: [easyPassword(services)] };
    return { kind: 'go', location: routes.account(), cookie: entranceOf(outcome, services).cookie };
  },

  'verify-email': signedIn(async ({ params, visitor }, services) => {
    await confirmAddress(params.get('token') ?? '', visitor, services);
    return TO_ACCOUNT;
  }),

  'resend-verification': signedIn(async ({ visitor }, services) => {
    await resendLink(visitor, services);
    return TO_ACCOUNT;
  }),

  'change-password': signedIn(async ({ params, visitor, asker }, services) => {
    const checked = check('change-password', params, services);
    if (checked.kind === 'invalid') return say('change-password', checked.errors, { visitor, services });
    const { currentPassword = '', password = '' } = checked.fields;
    const outcome = await changePassword({ currentPassword, password }, { visitor, asker }, services);
    if (outcome.kind !== 'changed')
      return say('change-password', [problemOf(outcome, services)], { visitor, services });
    const { isSecure, limits } = services;
    const cookie = sessionCookie({ secret: outcome.secret, isSecure, days: limits.sessionDays });
    return { ...TO_ACCOUNT, cookie };
  }),

  'change-email': signedIn(async ({ params, visitor, asker }, services) => {
    const checked = check('change-email', params, services);
    if (checked.kind === 'invalid') return say('change-email', checked.errors, { visitor, services });
    const { email = '', currentPassword = '' } = checked.fields;
    const outcome = await startEmailChange({ email, currentPassword }, { visitor, asker }, services);
    if (outcome.kind !== 'started')
      return say('change-email', [problemOf(outcome, services)], { visitor, services });
    return sayDone('move-started', visitor, services);
  }),

  'end-session': signedIn(async ({ params, visitor }, services) => {
    await services.sessions.endOne(visitor.account.id, params.get('session') ?? '');
    return sayDone('session-ended', visitor, services);
  }),

  'sign-out': async ({ asker }, services) => {
    const visitor = await findVisitor(asker.secret, services);
    if (visitor) await services.sessions.end(visitor.session.id);
    return leave(routes.home(), services);
  },

  'sign-out-everywhere': signedIn(async ({ visitor: { account, session } }, services) => {
    await services.sessions.endOthers(account.id, session.id);
    return sayDone('signed-out-elsewhere', { account, session }, services);
  }),

  'delete-account': signedIn(async ({ params, visitor, asker }, services) => {
    const checked = check('delete-account', params, services);
    if (checked.kind === 'invalid') return say('delete-account', checked.errors, { visitor, services });
    const outcome = await deleteAccount(
      checked.fields['currentPassword'] ?? '',
      { visitor, asker },
      services,
    );
    if (outcome.kind === 'deleted') return leave(routes.accountDeleted(), services);
    return say('delete-account', [problemOf(outcome, services)], { visitor, services });
  }),
};

function signedIn(handle: SignedInHandler): ActionHandler {
  return async (post, services) => {
    const visitor = await findVisitor(post.asker.secret, services);
    if (!visitor) return { kind: 'go', location: routes.signIn() };
    if (!isFullySignedIn(visitor)) return { kind: 'go', location: routes.deskEnter() };
    return handle({ ...post, visitor }, services);
  };
}

/** Reads the form's own fields only; passwords to the letter. */
function check(form: PasswordFormName, params: URLSearchParams, { forms, texts }: AccountServices) {
  const typed = forms[form].fields.map(({ name }) => [name, params.get(name) ?? '']);
  return checkFields(forms[form], Object.fromEntries(typed), { tooLong: texts.door.tooLong });
}

function shownValues(params: URLSearchParams): Fields {
  return { email: params.get('email') ?? '' };
}

async function say(
  form: PasswordFormName,
  errors: FieldError[],
  { visitor, services }: { visitor: Visitor; services: AccountServices },
): Promise<ActionReply> {
  await services.sessions.setNotice(visitor.session.id, { kind: 'problems', form, errors });
  return { kind: 'go', location: `${routes.account()}#${form}` };
}

async function sayDone(
  code: NoticeCode,
  { session }: Visitor,
  { sessions }: AccountServices,
): Promise<ActionReply> {
  await sessions.setNotice(session.id, { kind: 'said', code });
  return TO_ACCOUNT;
}

function problemOf(outcome: Problem, services: AccountServices): FieldError {
  if (outcome.kind === 'easy_password') return easyPassword(services);
  if (outcome.kind === 'same_address') return { name: 'email', message: services.texts.sameAddress };
  const message =
    outcome.kind === 'limited'
      ? limitedText(outcome.retryAfterSeconds, services)
      : services.texts.wrongPassword;
  return { name: 'currentPassword', message };
}

function easyPassword({ texts }: AccountServices): FieldError {
  return { name: 'password', message: texts.easyPassword };
}

function limitedText(retryAfterSeconds: number, { texts }: AccountServices): string {
  return texts.limited.replace('{wait}', describeWait(retryAfterSeconds));
}

function leave(location: string, { isSecure }: AccountServices): ActionReply {
  return { kind: 'go', location, cookie: endedCookie(isSecure), isLeaving: true };
}

const TO_ACCOUNT = { kind: 'go', location: routes.account() } as const satisfies ActionReply;

/** `go`: a 303; when the visitor is leaving, the browser forgets what it has cached. `again`: the form's page with what is wrong. */
export type ActionReply =
  | { kind: 'go'; location: string; cookie?: string; isLeaving?: boolean }
  | {
      kind: 'again';
      path: string;
      formName: PasswordFormName;
      values: Fields;
      errors: readonly FieldError[];
      message: string | null;
      status: 422 | 429;
      retryAfterSeconds?: number;
    };

type Post = { params: URLSearchParams; asker: Asker };
type ActionHandler = (post: Post, services: AccountServices) => Promise<ActionReply>;
type SignedInHandler = (post: Post & { visitor: Visitor }, services: AccountServices) => Promise<ActionReply>;
type Problem =
  | Exclude<ChangeOutcome, { kind: 'changed' }>
  | Exclude<DeleteOutcome, { kind: 'deleted' }>
  | Exclude<StartOutcome, { kind: 'started' }>;
