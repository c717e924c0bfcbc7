import type { AccountResponse, AccountHandler, AccountPost, RefusedResponse } from './account-post';
import { TooBusyError } from '@/lib/site/work-queue';
import type { AccountClient } from './deps';
import { nameBrowser } from './name-browser';
import { describeWait, fillText } from '@/lib/site/text';
import { signedInResponse, type AccountServices } from './services-type';
import { readDeviceSecret, readSessionSecret } from './session-cookie';
import { signIn, type SignInOutcome } from './sign-in';
import { signUp, type SignUpOutcome } from './sign-up';

/** Answers the sign-in and sign-up forms of `POST /`, in the specified words (docs/product/accounts.md). */
export function createAccountHandler(services: AccountServices): AccountHandler {
  return async post => {
    try {
      return answerFor(post, await judge(post, services), services);
    } catch (error) {
      if (error instanceof TooBusyError) return refuseBusy(post, error, services);
      services.report('account_form_failed', error);
      return { ...refusalOf(post, services), status: 503 };
    }
  };
}

function judge(
  { formName, fields, submissionId, address, cookies, userAgent }: AccountPost,
  services: AccountServices,
): Promise<SignInOutcome | SignUpOutcome> {
  const secret = readSessionSecret(cookies, services.isSecure);
  const client: AccountClient = { address, secret, browser: nameBrowser(userAgent) };
  const { email = '', password = '', firstName = '', lastName = '' } = fields;
  if (formName === 'signin-form') {
    const device = readDeviceSecret(cookies, services.isSecure);
    return signIn({ email, password, device }, client, services);
  }
  return signUp({ email, password, firstName, lastName, submissionId }, client, services);
}

function answerFor(
  post: AccountPost,
  outcome: SignInOutcome | SignUpOutcome,
  services: AccountServices,
): AccountResponse {
  const refusal = refusalOf(post, services);
  const { texts } = services;
  if (outcome.kind === 'signed_in') return signedInResponse(outcome, services);
  if (outcome.kind === 'easy_password')
    return { ...refusal, errors: [{ name: 'password', message: texts.easyPassword }] };
  if (outcome.kind !== 'limited') return refusal;
  const { retryAfterSeconds } = outcome;
  return {
    ...refusal,
    status: 429,
    message: fillText(texts.limited, { wait: describeWait(retryAfterSeconds) }),
    retryAfterSeconds,
  };
}

function refuseBusy(post: AccountPost, error: TooBusyError, services: AccountServices): RefusedResponse {
  const { retryAfterSeconds } = error;
  return { ...refusalOf(post, services), status: 503, message: services.texts.busy, retryAfterSeconds };
}

/** A sign-up that fails on a known address reads like one that fails for any other reason. */
function refusalOf({ formName }: AccountPost, { texts }: AccountServices): RefusedResponse {
  const words = formName === 'signin-form' ? texts.signIn : texts.signUp;
  const status = formName === 'signin-form' ? 401 : 422;
  return { kind: 'refused', status, title: words.failedTitle, message: words.failed, errors: [] };
}
