import type { NextOutcome } from './orders.ts';
import type { ReleaseOptions } from './webhooks.ts';

type Body = Readonly<Record<string, unknown>>;

/** `{kind: "pending"}`, `{kind: "wrong-amount", minor: 100}`, `{kind: "wrong-currency", currency: "EUR"}` … */
export function parseOutcome({ kind, minor, currency }: Body): NextOutcome | null {
  if (kind === 'instrument-declined' || kind === 'capture-declined' || kind === 'pending') return { kind };
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
