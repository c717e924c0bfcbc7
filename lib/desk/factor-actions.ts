import { fingerprintOf, newSecret } from '@/lib/accounts/secrets';
import { DAY_MS } from '@/lib/site/time';
import { readDeskPath, routes } from '@/lib/site/routes';
import { newAuditEntry } from './audit';
import { confirmFactor, FACTOR_FIELD, proveFactor, refuseFactor } from './confirm-factor';
import { redirectWithNotice, type DeskActionHandler } from './desk-reply';
import { newFactorSecret, newRecoveryCodes, readCode, stepOfCode } from './factor-code';
import type { DeskServices } from './services-type';

/** Opens the desk to a session whose password was right, once the code is too. The session gets a new secret. */
export const enterDesk: DeskActionHandler = async ({ params, staff }, services) => {
  const next = readDeskPath(params.get('next'));
  const { secret, ...drafted } = draftGrant(services);
  const typed = params.get(FACTOR_FIELD) ?? '';
  const newDevice = params.has('trustDevice') ? newSecret() : undefined;
  const expiresAt = drafted.grant.at + services.factorFigures.trustedDays * DAY_MS;
  const device = newDevice === undefined ? undefined : { id: fingerprintOf(newDevice), expiresAt };
  const grant = { ...drafted.grant, device };
  const action = device ? 'device-trusted' : 'desk-entered';
  const audit = newAuditEntry({ actorId: staff.accountId, action }, services);
  const asked = { typed, staff, isAtDesk: false, what: 'sign-in', grant, audit } as const;
  const outcome = await proveFactor(asked, services);
  if (outcome.kind !== 'confirmed') return refuseFactor(outcome, routes.deskEnter(next));
  return { ...redirectWithNotice(next ?? routes.desk(), 'entered'), newSession: secret, newDevice };
};

/** Stores the factor that this session was offered, once a code proves that the app has it. Then the desk is open. */
export const enrollFactor: DeskActionHandler = async ({ params, staff }, services) => {
  const { accountId, sessionId } = staff;
  const code = readCode(params.get(FACTOR_FIELD) ?? '');
  if (code.kind === 'missing') return refuseFactor({ kind: 'missing' }, routes.deskEnter());
  const now = services.clock.now();
  const allowance = await services.factors.takeTry({ accountId, sessionId, isAtDesk: false, now });
  if (allowance.kind === 'limited') return refuseFactor(allowance, routes.deskEnter());
  const offered = await services.factors.offer(sessionId, newFactorSecret());
  const step = stepOfCode(code.text, { secret: offered, now });
  if (step === null) return refuseFactor({ kind: 'wrong' }, routes.deskEnter());
  const { secret, grant } = draftGrant(services);
  const isEnrolled = await services.factors.enroll({
    accountId,
    sessionId,
    step,
    grant,
    codes: newRecoveryCodes(),
    audit: newAuditEntry({ actorId: accountId, action: 'factor-enrolled' }, services),
  });
  if (!isEnrolled) return redirectWithNotice(routes.deskEnter(), 'factor-taken');
  return { ...redirectWithNotice(routes.deskFactor(), 'factor-enrolled'), newSession: secret };
};

/** Replaces the recovery codes; the page shows the new ones once. */
export const renewRecoveryCodes: DeskActionHandler = async (post, services) => {
  const outcome = await confirmFactor({ ...post, purpose: 'codes' }, services);
  if (outcome.kind !== 'confirmed') return refuseFactor(outcome, routes.deskFactor());
  await services.factors.replaceCodes({
    accountId: post.staff.accountId,
    sessionId: post.staff.sessionId,
    codes: newRecoveryCodes(),
    audit: newAuditEntry({ actorId: post.staff.accountId, action: 'factor-codes' }, services),
  });
  return redirectWithNotice(routes.deskFactor(), 'factor-codes');
};

/** A session that crosses into the desk gets a new secret, so no earlier copy of its cookie comes along. */
function draftGrant({ clock }: DeskServices) {
  const secret = newSecret();
  const grant = { kind: 'desk', at: clock.now(), newSessionId: fingerprintOf(secret) } as const;
  return { secret, grant };
}
