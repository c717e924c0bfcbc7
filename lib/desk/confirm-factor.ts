import { describeWait } from '@/lib/site/text';
import type { FactorPurpose } from '@/lib/site/db/tables';
import { MINUTE_MS } from '@/lib/site/time';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { newAuditEntry, type AuditEntry } from './audit';
import { noteOnce } from './note-once';
import { redirectWithNotice, type DeskReply } from './desk-reply';
import { readCode, stepOfCode } from './factor-code';
import type { FactorGrant, FactorUse } from './factor-store';
import type { DeskServices } from './services-type';
import type { Staff } from './staff';

/** The name of the posted field. */
export const FACTOR_FIELD = 'factorCode';

/**
 * Asks staff for the second factor again before something sensitive. A code is accepted once, so a confirmation holds
 * for this session and purpose for a few minutes: two refunds in a row need one code, a refund after an export another.
 */
export async function confirmFactor(
  { params, staff, purpose }: ConfirmedPost,
  services: FactorDeps,
): Promise<FactorOutcome> {
  const now = services.clock.now();
  if (isConfirmed(staff, purpose, now)) return { kind: 'confirmed' };
  const until = now + services.factorFigures.confirmedMinutes * MINUTE_MS;
  const asked = { typed: params.get(FACTOR_FIELD) ?? '', staff, isAtDesk: true, what: purpose };
  return proveFactor({ ...asked, grant: { kind: 'purpose', purpose, until } }, services);
}

/** Whether the session confirmed this a moment ago, so no code has to be asked for. */
export function isConfirmed(
  { confirmed }: Pick<Staff, 'confirmed'>,
  purpose: FactorPurpose,
  now: number,
): boolean {
  return confirmed?.purpose === purpose && now < confirmed.until;
}

/** The page comes back and says why nothing was done. `typed` is what its other fields are filled with again. */
export function refuseFactor(
  outcome: FactorRefusal,
  location: string,
  typed?: Readonly<Record<string, string>>,
): DeskReply {
  const wait = outcome.kind === 'limited' ? describeWait(outcome.retryAfterSeconds) : undefined;
  const reply = redirectWithNotice(location, `factor-${outcome.kind}`, wait);
  return reply.kind === 'go' && typed ? { ...reply, notice: { ...reply.notice, typed } } : reply;
}

/** Judges a typed code, uses it up and grants what it was asked for. */
export async function proveFactor(asked: Asked, services: FactorDeps): Promise<FactorOutcome> {
  const { staff, isAtDesk, grant } = asked;
  const code = readCode(asked.typed);
  if (code.kind === 'missing') return { kind: 'missing' };
  const now = services.clock.now();
  const ids = { accountId: staff.accountId, sessionId: staff.sessionId };
  // A recovery code is too long to be guessed, so wrong codes elsewhere cannot keep its owner out.
  const allowance = await services.factors.takeTry({
    ...ids,
    isAtDesk: isAtDesk || code.kind === 'recovery',
    now,
  });
  if (allowance.kind === 'limited') return note('factor-limited', asked, { services, outcome: allowance });
  const factor = await services.factors.find(staff.accountId);
  if (!factor) return { kind: 'missing' };
  const proof = proofOf(code, { secret: factor.secret, now });
  if (!proof) return note('factor-refused', asked, { services, outcome: { kind: 'wrong' } });
  const recovered = proof.kind === 'recovery' ? [entryOf('factor-recovery', asked, services)] : [];
  const audit = [...recovered, ...(asked.audit ? [asked.audit] : [])];
  if (await services.factors.accept({ ...ids, proof, grant, audit })) return { kind: 'confirmed' };
  if (await isOvertaken(asked, services)) return { kind: 'confirmed' };
  const outcome = { kind: proof.kind === 'step' ? 'used' : 'wrong' } as const;
  return note('factor-refused', asked, { services, outcome });
}

function proofOf(
  code: Exclude<ReturnType<typeof readCode>, { kind: 'missing' }>,
  { secret, now }: { secret: string; now: number },
): FactorUse['proof'] | null {
  if (code.kind === 'recovery') return { kind: 'recovery', code: code.text };
  const step = stepOfCode(code.text, { secret, now });
  return step === null ? null : { kind: 'step', step };
}

async function note<Outcome>(
  action: 'factor-refused' | 'factor-limited',
  asked: Asked,
  { services, outcome }: { services: FactorDeps; outcome: Outcome },
): Promise<Outcome> {
  const entry = entryOf(action, asked, services);
  if (action === 'factor-limited') await noteOnce(entry, services);
  if (action === 'factor-refused') await services.audit.add(entry);
  return outcome;
}

function entryOf(
  action: 'factor-refused' | 'factor-limited' | 'factor-recovery',
  { staff, what }: Asked,
  services: FactorDeps,
) {
  return newAuditEntry({ actorId: staff.accountId, action, detail: what }, services);
}

/** Of two equal posts at once, the first uses up the code for both. */
function isOvertaken({ staff, grant }: Asked, { factors, clock }: FactorDeps): Promise<boolean> {
  if (grant.kind === 'desk') return Promise.resolve(false);
  return factors.isConfirmed({ sessionId: staff.sessionId, purpose: grant.purpose, now: clock.now() });
}

/** What asking for the second factor takes. */
export type FactorDeps = Pick<
  DeskServices,
  'factors' | 'factorFigures' | 'audit' | 'auditOnceMinutes' | 'clock' | 'newId'
>;

type ConfirmedPost = {
  params: URLSearchParams;
  staff: Pick<Staff, 'accountId' | 'sessionId' | 'confirmed'>;
  purpose: FactorPurpose;
};

export type FactorOutcome = { kind: 'confirmed' } | FactorRefusal;

/** `used`: a right code that was accepted before; the next one comes within 30 seconds. */
type FactorRefusal = { kind: 'wrong' | 'used' | 'missing' } | Extract<Allowance, { kind: 'limited' }>;

type Asked = {
  typed: string;
  staff: Pick<Staff, 'accountId' | 'sessionId'>;
  isAtDesk: boolean;
  grant: FactorGrant;
  /** What it was asked for, for the audit. */
  what: FactorPurpose | 'sign-in';
  /** Written down together with what is granted. */
  audit?: AuditEntry;
};
