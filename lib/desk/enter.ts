import {
  enrollFactor,
  enterDesk,
  FACTOR_FIELD,
  findVisitor,
  isFullySignedIn,
  renewRecoveryCodes,
} from '@/lib/accounts';
import { readDeskPath, serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { redirectWithNotice, refuseFactor, type DeskActions, type Staff } from './reply';

/**
 * Who asks, by the request's `Cookie` header: staff, or `needs-code`, someone who has signed in to a staff account, but
 * not entered the code of its second factor. Null for everyone else.
 */
export async function findDeskVisitor(
  cookies: string | null,
  site: Pick<Site, 'db' | 'now' | 'env' | 'newId'>,
): Promise<{ kind: 'staff' | 'needs-code'; staff: Staff } | null> {
  const visitor = await findVisitor(cookies, site);
  if (visitor?.account.role !== 'staff') {
    if (visitor) await insertAuditOnce({ actorId: visitor.account.id, action: 'desk-refused' }, site);
    return null;
  }
  const { account, session } = visitor;
  const { id: sessionId, notice, confirmed } = session;
  const { id: accountId, email, isOwner } = account;
  const staff = { accountId, email, isOwner, sessionId, notice, confirmed };
  return { kind: isFullySignedIn(visitor) ? 'staff' : 'needs-code', staff };
}

export const enterActions = {
  /** The code of the second factor opens the desk, and the page of it that was asked for. */
  enter: async ({ params, staff }, site) => {
    const next = readDeskPath(params.get('next'));
    const typed = params.get(FACTOR_FIELD) ?? '';
    const outcome = await enterDesk({ typed, staff, isTrusting: params.has('trustDevice') }, site);
    if (outcome.kind !== 'entered') return refuseFactor(outcome, serverRoutes.deskEnter(next));
    const { newSession, newDevice } = outcome;
    return { ...redirectWithNotice(next ?? serverRoutes.desk(), 'entered'), newSession, newDevice };
  },

  /** The first code of an authenticator app sets the second factor up. */
  enroll: async ({ params, staff }, site) => {
    const outcome = await enrollFactor({ typed: params.get(FACTOR_FIELD) ?? '', staff }, site);
    if (outcome.kind === 'taken') return redirectWithNotice(serverRoutes.deskEnter(), 'factor-taken');
    if (outcome.kind !== 'enrolled') return refuseFactor(outcome, serverRoutes.deskEnter());
    return {
      ...redirectWithNotice(serverRoutes.deskFactor(), 'factor-enrolled'),
      newSession: outcome.newSession,
    };
  },

  /** Replaces the recovery codes; the page shows the new ones once. */
  'factor-codes': async (post, site) => {
    await renewRecoveryCodes(post.staff, site);
    return redirectWithNotice(serverRoutes.deskFactor(), 'factor-codes');
  },
} satisfies DeskActions;
