import { accountTexts as texts } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { isFromScript, refuseForm, type FormRefusal, type ParsedPost } from '@/lib/forms';
import { isCrossSite, clientAddressOf } from '@/lib/site/http/request';
import { respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { TooBusyError } from '@/lib/site/work-queue';
import { nameBrowser, readDeviceSecret, readSessionSecret, sessionCookie } from './session-cookie';
import { signIn, type SignedIn } from './sign-in';
import { signUp } from './sign-up';

/**
 * Answers the sign-in and sign-up forms of `POST /`, in the specified words (docs/product/accounts.md). Signing in for a
 * visitor is an act of theirs: another site's post is refused outright, and its password goes nowhere.
 */
export async function answerAccountForm(post: AccountPost, request: Request, site: Site): Promise<Response> {
  const { formName, values } = post;
  const again = { kind: 'again', formName, values } as const;
  if (isCrossSite(request, site.env.SITE_URL))
    return refuseForm(
      { ...again, errors: [], status: 403, message: formMessages.foreignPost },
      request,
      site,
    );
  const answer = await enter(post, request, site);
  if (answer.kind === 'refused') return refuseForm({ ...again, ...answer, kind: 'again' }, request, site);
  const { user, secret } = answer;
  // The account page sends staff on to the page of the desk that they came for; for customers there is no desk.
  const response = isFromScript(request)
    ? respondJson({ ok: true, message: forms[formName].success.message, user })
    : respondRedirect(routes.account(values['next']));
  response.headers.append('set-cookie', sessionCookie(secret, site.env.SITE_URL));
  return response;
}

async function enter(post: AccountPost, request: Request, site: Site): Promise<SignedIn | RefusedPost> {
  // A sign-up that fails on a known address reads like one that fails for any other reason.
  const isSignIn = post.formName === 'signin-form';
  const { failedTitle: title, failed: message } = isSignIn ? texts.signIn : texts.signUp;
  const refused = { kind: 'refused', status: isSignIn ? 401 : 422, title, message, errors: [] } as const;
  try {
    const outcome = await signInOrUp(post, request, site);
    if (outcome.kind === 'signed_in') return outcome;
    if (outcome.kind === 'easy_password')
      return { ...refused, errors: [{ name: 'password', message: texts.easyPassword }] };
    if (outcome.kind !== 'limited') return refused;
    const { retryAfterSeconds } = outcome;
    const wait = describeWait(retryAfterSeconds);
    return { ...refused, status: 429, message: fillText(texts.limited, { wait }), retryAfterSeconds };
  } catch (error) {
    if (error instanceof TooBusyError) {
      const { retryAfterSeconds } = error;
      return { ...refused, status: 503, message: texts.busy, retryAfterSeconds };
    }
    site.logError('account_form_failed', error);
    return { ...refused, status: 503 };
  }
}

function signInOrUp({ formName, fields, submissionId }: AccountPost, { headers }: Request, site: Site) {
  const cookies = headers.get('cookie');
  const client = {
    address: clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS),
    secret: readSessionSecret(cookies, site.env.SITE_URL),
    browser: nameBrowser(headers.get('user-agent')),
  };
  const { email = '', password = '', firstName = '', lastName = '' } = fields;
  if (formName === 'signup-form')
    return signUp({ email, password, firstName, lastName, submissionId }, client, site);
  return signIn({ email, password, device: readDeviceSecret(cookies, site.env.SITE_URL) }, client, site);
}

type AccountPost = Extract<ParsedPost, { kind: 'account' }>;
type RefusedPost = { kind: 'refused' } & Omit<
  FormRefusal & { kind: 'again' },
  'kind' | 'formName' | 'values'
>;
