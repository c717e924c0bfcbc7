import { confirmFactor, enrollFactor, enterDesk, FACTOR_FIELD, renewRecoveryCodes } from '@/lib/accounts';
import { readDeskPath, routes } from '@/lib/site/routes';
import { redirectWithNotice, refuseFactor, type DeskActionHandler } from './reply';

/** The code of the second factor opens the desk, and the page of it that was asked for. */
export const enter: DeskActionHandler = async ({ params, staff }, site) => {
  const next = readDeskPath(params.get('next'));
  const typed = params.get(FACTOR_FIELD) ?? '';
  const outcome = await enterDesk({ typed, staff, isTrusting: params.has('trustDevice') }, site);
  if (outcome.kind !== 'entered') return refuseFactor(outcome, routes.deskEnter(next));
  const { newSession, newDevice } = outcome;
  return { ...redirectWithNotice(next ?? routes.desk(), 'entered'), newSession, newDevice };
};

/** The first code of an authenticator app sets the second factor up. */
export const enroll: DeskActionHandler = async ({ params, staff }, site) => {
  const outcome = await enrollFactor({ typed: params.get(FACTOR_FIELD) ?? '', staff }, site);
  if (outcome.kind === 'taken') return redirectWithNotice(routes.deskEnter(), 'factor-taken');
  if (outcome.kind !== 'enrolled') return refuseFactor(outcome, routes.deskEnter());
  return {
    ...redirectWithNotice(routes.deskFactor(), 'factor-enrolled'),
    newSession: outcome.newSession,
  };
};

/** Replaces the recovery codes; the page shows the new ones once. */
export const renewCodes: DeskActionHandler = async (post, site) => {
  const outcome = await confirmFactor({ ...post, purpose: 'codes' }, site);
  if (outcome.kind !== 'confirmed') return refuseFactor(outcome, routes.deskFactor());
  await renewRecoveryCodes(post.staff, site);
  return redirectWithNotice(routes.deskFactor(), 'factor-codes');
};
