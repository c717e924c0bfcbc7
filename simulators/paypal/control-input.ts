import { CHANGED_BODY, OVERLAP, REFUSALS, type RepeatRules } from './idempotency.ts';
import { isIssue } from './issues.ts';
import type { NextOutcome } from './orders.ts';
import type { ReleaseOptions } from './webhooks.ts';

type Body = Readonly<Record<string, unknown>>;

/** `{kind: "pending"}`, `{kind: "wrong-amount", minor: 100}`, `{kind: "wrong-currency", currency: "EUR"}` … */
export function parseOutcome({ kind, minor, currency, issue }: Body): NextOutcome | null {
  if (kind === 'instrument-declined' || kind === 'capture-declined' || kind === 'pending') return { kind };
  if (kind === 'refused') return typeof issue === 'string' && isIssue(issue) ? { kind, issue } : null;
  if (kind === 'wrong-amount' && Number.isSafeInteger(minor)) return { kind, minor: Number(minor) };
  return kind === 'wrong-currency' && typeof currency === 'string' ? { kind, currency } : null;
}

/** `{copies: 2, delayMs: 50, badSignature: true, mock: true, reversed: true}`, each optional. */
export function parseDeliveryOptions({
  copies,
  delayMs,
  badSignature,
  mock,
  reversed,
}: Body): ReleaseOptions {
  return {
    ...(typeof copies === 'number' ? { copies } : {}),
    ...(typeof delayMs === 'number' ? { delayMs } : {}),
    badSignature: badSignature === true,
    mock: mock === true,
    reversed: reversed === true,
  };
}

/** `{refusals: "replay", changedBody: "refuse", overlap: "wait"}`, each optional; null when one is nonsense. */
export function parseRules({ refusals, changedBody, overlap }: Body): Partial<RepeatRules> | null {
  const rules = {
    refusals: oneOf(REFUSALS, refusals),
    changedBody: oneOf(CHANGED_BODY, changedBody),
    overlap: oneOf(OVERLAP, overlap),
  };
  if (Object.values(rules).includes(null)) return null;
  return {
    ...(rules.refusals ? { refusals: rules.refusals } : {}),
    ...(rules.changedBody ? { changedBody: rules.changedBody } : {}),
    ...(rules.overlap ? { overlap: rules.overlap } : {}),
  };
}

/** The value itself, undefined when none was given, or null when it is none of those. */
export function oneOf<const T extends string>(allowed: readonly T[], value: unknown): T | undefined | null {
  if (value === undefined || value === '') return undefined;
  return allowed.find(one => one === value) ?? null;
}

/** Text, or undefined when there is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
