import type { SignedInResponse } from './account-post';
import type { FieldError } from '@/lib/forms';
import type { Allowance } from '@/lib/site/security/rate-limit';
import type { NoteSecurity } from '@/lib/site/security/security-log';
import type { Site } from '@/lib/site/site';
import type { AccountDeps } from './deps';
import type { PasswordForms } from './password-forms';
import type { CustomerRecords } from './ports';
import { sessionCookie } from './session-cookie';
import type { SignedIn } from './sign-in';
import type { Visitor } from './visitor';

/** What the handlers of the accounts need: the use-cases' ports, the words, and what is known about this server. */
export type AccountServices = AccountDeps & {
  records: CustomerRecords;
  forms: PasswordForms;
  /** Asks staff for their second factor before the account page changes what signs in; null when it was right. */
  confirmFactor: (params: URLSearchParams, visitor: Visitor) => Promise<FieldError | null>;
  texts: AccountTexts;
  /** Writes down what may be an attack, bounded. */
  noteSecurity: NoteSecurity;
  siteOrigin: string;
  /** True when the site is reached over https, so its cookie can be bound to it. */
  isSecure: boolean;
  /** How many proxies in front of our own server append to `X-Forwarded-For`. */
  trustedProxyHops: number;
  fillPage: NonNullable<Site['fillPage']>;
  countFailedPost: (address: string) => Promise<Allowance>;
  /** Writes down what went wrong, without the visitor's data. */
  report: (event: AccountFailure, error: unknown) => void;
};

type AccountFailure = 'account_form_failed' | 'account_action_failed';

/** `{wait}` and the like stand for what is filled in. */
export type AccountTexts = {
  signIn: { failedTitle: string; failed: string };
  signUp: { failedTitle: string; failed: string };
  easyPassword: string;
  wrongPassword: string;
  sameAddress: string;
  limited: string;
  failed: string;
  /** Said when more passwords are to be checked than the process can. */
  busy: string;
  /** Ways on for whom the page that was posted from is not known. */
  ways: { newLink: string; account: string };
  /** What is said of any post. */
  form: {
    problemTitle: string;
    checkFields: string;
    foreignPost: string;
    unreadable: string;
    tooLarge: string;
    wrongType: string;
    tooLong: string;
    goBack: string;
    contact: string;
    siteName: string;
  };
};

/** The answer to a browser that is signed in now. */
export function signedInResponse(
  { user, secret }: SignedIn,
  { isSecure, limits }: AccountServices,
): SignedInResponse {
  return { kind: 'signed_in', user, cookie: sessionCookie({ secret, isSecure, days: limits.sessionDays }) };
}
