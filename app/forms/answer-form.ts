import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import type { AccountHandler } from '@/lib/accounts/account-post';
import { isFromScript, readPost, refuseForm, type ParsedPost } from '@/lib/forms';
import { answerLead } from '@/lib/leads/reply';
import { isCrossSite } from '@/lib/site/http/request';
import { respondJson, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { Site } from '@/lib/site/site';

/** Answers every form of `POST /`: each post is read once, and the feature that the form belongs to does the rest. */
export async function answerForm(request: Request, site: Site, accounts?: AccountHandler): Promise<Response> {
  const post = await readPost(request, site);
  if (post.kind === 'lead') return answerLead(post, request, site);
  if (post.kind === 'account') return enterAccount(post, request, { site, accounts });
  return refuseForm(post, request, site);
}

/** Signing in for a visitor is an act of theirs: another site's post is refused outright, and its password goes nowhere. */
async function enterAccount(
  { formName, fields, submissionId, values }: Extract<ParsedPost, { kind: 'account' }>,
  request: Request,
  { site, accounts }: { site: Site; accounts: AccountHandler | undefined },
): Promise<Response> {
  const again = { kind: 'again', formName, values } as const;
  if (isCrossSite(request, site.env.SITE_URL))
    return refuseForm(
      { ...again, errors: [], status: 403, message: formMessages.foreignPost },
      request,
      site,
    );
  const { headers } = request;
  const handle = accounts ?? (await siteAccounts());
  const outcome = await handle({
    formName,
    fields,
    submissionId,
    address: clientAddressOf(headers, site.env.TRUSTED_PROXY_HOPS),
    cookies: headers.get('cookie'),
    userAgent: headers.get('user-agent'),
  });
  if (outcome.kind === 'refused') return refuseForm({ ...outcome, ...again }, request, site);
  const { user, cookie } = outcome;
  // The account page sends staff on to the page of the desk that they came for; for customers there is no desk.
  const response = isFromScript(request)
    ? respondJson({ ok: true, message: forms[formName].success.message, user })
    : respondRedirect(routes.account(values['next']));
  response.headers.append('set-cookie', cookie);
  return response;
}

/** Loaded for their own posts alone: a lead needs nothing of the accounts. */
async function siteAccounts(): Promise<AccountHandler> {
  const { createAccountHandler } = await import('@/lib/accounts/account-handler');
  const { getAccountServices } = await import('@/lib/services');
  return createAccountHandler(getAccountServices());
}
