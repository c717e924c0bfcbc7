import type { AccountFormName } from './form-definition';
import type { FieldError, Fields } from './lead-schema';

/** What the form handler asks of the accounts: it judges a checked sign-in or sign-up, and never throws. */
export type AccountHandler = (post: AccountPost) => Promise<AccountResponse>;

/** `fields` holds the password: it goes to the handler and nowhere else. */
export type AccountPost = {
  formName: AccountFormName;
  fields: Fields;
  /** The page's random id; null when the post came without one. */
  submissionId: string | null;
  /** The client's network address. */
  address: string;
  /** The request's `Cookie` header. */
  cookies: string | null;
  /** The request's `User-Agent` header. */
  userAgent: string | null;
};

export type AccountResponse = SignedInResponse | RefusedResponse;

/** Signed in: `cookie` is the whole `Set-Cookie` value. */
export type SignedInResponse = { kind: 'signed_in'; user: { id: string; email: string }; cookie: string };

export type RefusedResponse = {
  kind: 'refused';
  status: 401 | 422 | 429 | 503;
  title: string;
  message: string;
  errors: readonly FieldError[];
  retryAfterSeconds?: number;
};
