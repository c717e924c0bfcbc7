import type { AccountServices } from '@/lib/accounts/services-type';
import { describeWait, fillText } from '@/lib/site/text';
import { confirmFactor, FACTOR_FIELD, type FactorDeps, type FactorOutcome } from './confirm-factor';

/**
 * Asks staff for the second factor on their account page, as the desk does: who has an open session and the password must
 * not get the account. Customers have none.
 */
export function accountFactor({ texts, ...deps }: AccountFactorDeps): AccountServices['confirmFactor'] {
  return async (params, { account, session }) => {
    if (account.role !== 'staff') return null;
    const staff = { accountId: account.id, sessionId: session.id, confirmed: session.confirmed };
    const outcome = await confirmFactor({ params, staff, purpose: 'account' }, deps);
    if (outcome.kind === 'confirmed') return null;
    const wait = outcome.kind === 'limited' ? describeWait(outcome.retryAfterSeconds) : '';
    return { name: FACTOR_FIELD, message: fillText(texts[outcome.kind], { detail: wait }) };
  };
}

type AccountFactorDeps = FactorDeps & {
  /** `{detail}` stands for a wait. */
  texts: Readonly<Record<Exclude<FactorOutcome['kind'], 'confirmed'>, string>>;
};
