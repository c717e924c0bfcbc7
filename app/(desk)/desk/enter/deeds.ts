import { deed, redirectWithNotice, refuseFactor } from '@/app/(desk)/desk/deed';
import { enrollFactor, enterDesk, FACTOR_FIELD, renewRecoveryCodes } from '@/lib/accounts';
import { readDeskPath, serverRoutes } from '@/lib/site/routes';

export const deeds = {
  /** The code of the second factor opens the desk, and the page of it that was asked for. */
  enter: deed({
    who: 'staff',
    audit: 'It is in the audit as a sign-in.',
    notices: ['entered'],
    fields: ['next', 'by', 'trustDevice', 'factorCode'],
    seen: 'It changes nothing that a colleague sees.',
    because: 'It is the code that lets staff in.',
    do: async ({ params, staff }, site) => {
      const next = readDeskPath(params.get('next'));
      const typed = params.get(FACTOR_FIELD) ?? '';
      const outcome = await enterDesk({ typed, staff, isTrusting: params.has('trustDevice') }, site);
      if (outcome.kind !== 'entered') return refuseFactor(outcome, serverRoutes.deskEnter(next));
      const { newSession, newDevice } = outcome;
      return { ...redirectWithNotice(next ?? serverRoutes.desk(), 'entered'), newSession, newDevice };
    },
  }),

  /** The first code of an authenticator app sets the second factor up. */
  enroll: deed({
    who: 'staff',
    audit: ['factor-enrolled'],
    notices: ['factor-taken', 'factor-enrolled'],
    fields: ['factorCode'],
    seen: 'It is one’s own. Of two at once the first counts, and the second one is told.',
    because: 'It sets the second factor up, with its first code.',
    do: async ({ params, staff }, site) => {
      const outcome = await enrollFactor({ typed: params.get(FACTOR_FIELD) ?? '', staff }, site);
      if (outcome.kind === 'taken') return redirectWithNotice(serverRoutes.deskEnter(), 'factor-taken');
      if (outcome.kind !== 'enrolled') return refuseFactor(outcome, serverRoutes.deskEnter());
      return {
        ...redirectWithNotice(serverRoutes.deskFactor(), 'factor-enrolled'),
        newSession: outcome.newSession,
      };
    },
  }),

  /** Replaces the recovery codes; the page shows the new ones once. */
  'factor-codes': deed({
    who: 'staff',
    audit: ['factor-codes'],
    notices: ['factor-codes'],
    fields: ['factorCode'],
    seen: 'They are one’s own, and new ones are what is asked for.',
    factor: 'codes',
    page: serverRoutes.deskFactorCodes,
    do: async (post, site) => {
      await renewRecoveryCodes(post.staff, site);
      return redirectWithNotice(serverRoutes.deskFactor(), 'factor-codes');
    },
  }),
};
