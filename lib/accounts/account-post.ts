import type { AccountFormName, FieldError, Fields } from '@/lib/forms';

/** The form handler's port to accounts: decides about a valid sign-in or sign-up, and never throws. */
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
