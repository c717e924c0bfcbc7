import { describeWait, fillText } from '@/lib/site/text';
import type { FieldError, Fields } from '@/lib/forms';
import { routes } from '@/lib/site/routes';
import type { ChangeOutcome, DeleteOutcome } from './change-account';
import type { StartOutcome } from './change-email';
import type { PasswordFormName } from './password-forms';
import type { AccountServices } from './services-type';
import type { NoticeCode } from './session';
import type { Visitor } from './visitor';

/** Back to the account page, which says once what is wrong with the form. */
export async function replyWithErrors(
  form: PasswordFormName,
  errors: FieldError[],
  { visitor, services, typed }: { visitor: Visitor; services: AccountServices; typed?: Fields },
): Promise<ActionReply> {
  await services.sessions.setNotice(visitor.session.id, { kind: 'problems', form, errors, typed });
  return { kind: 'go', location: `${routes.account()}#${form}` };
}

/** Back to the account page, which says once what was done. */
export async function replyWithNotice(
  code: NoticeCode,
  { session }: Visitor,
  { sessions }: AccountServices,
): Promise<ActionReply> {
  await sessions.setNotice(session.id, { kind: 'said', code });
  return TO_ACCOUNT;
}

/** Why it was not done, at the field that it is about. */
export function problemOf(outcome: Problem, services: AccountServices): FieldError {
  if (outcome.kind === 'easy_password') return easyPassword(services);
  if (outcome.kind === 'same_address') return { name: 'email', message: services.texts.sameAddress };
  const message =
    outcome.kind === 'limited'
      ? limitedText(outcome.retryAfterSeconds, services)
      : services.texts.wrongPassword;
  return { name: 'currentPassword', message };
}

export function easyPassword({ texts }: AccountServices): FieldError {
  return { name: 'password', message: texts.easyPassword };
}

export function limitedText(retryAfterSeconds: number, { texts }: AccountServices): string {
  return fillText(texts.limited, { wait: describeWait(retryAfterSeconds) });
}

export const TO_ACCOUNT = { kind: 'go', location: routes.account() } as const satisfies ActionReply;

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

type Problem =
  | Exclude<ChangeOutcome, { kind: 'changed' }>
  | Exclude<DeleteOutcome, { kind: 'deleted' }>
  | Exclude<StartOutcome, { kind: 'started' }>;
