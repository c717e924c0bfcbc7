import { accountActions } from '@/lib/accounts/actions';
import { handleAccountAction } from '@/lib/accounts/reply';
import { respondText } from '@/lib/site/http/respond';
import type { AccountAction } from '@/lib/site/routes';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** `POST /account-actions/{action}`: signing out, passwords, links, deleting. Each answers with a redirect or its page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  const response = isAction(action)
    ? await handleAccountAction(action, request, getSite())
    : respondText('There is nothing here.', { status: 404 });
  return logIfRefused('account-action', request, response);
}

function isAction(action: string): action is AccountAction {
  return Object.hasOwn(accountActions, action);
}

type Context = { params: Promise<{ action: string }> };
