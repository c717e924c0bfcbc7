import type { FormDefinition } from '@/lib/forms';

/** The forms about a password that do not go through `POST /`. */
export type PasswordFormName =
  | 'forgot-password'
  | 'reset-password'
  | 'change-password'
  | 'change-email'
  | 'end-sessions'
  | 'delete-account';

export type PasswordForms = Readonly<Record<PasswordFormName, FormDefinition>>;
