import { parseJson } from '@/lib/site/text';

/** The payment provider's own pages, live and sandbox: the only web origins that checkout ever frames, follows or hears. */
export const PROVIDER_ORIGINS: readonly string[] = [
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
];

/** What the approval page told us. `ignored`: not for us. `unreadable`: from a trusted page, but no message of ours. */
type ProviderMessage = { kind: 'ignored' | 'unreadable' | 'success' | 'cancelled' | 'error' };

/** The parts of a `MessageEvent` that decide whether it is believed. */
export type IncomingMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

export type Trust = {
  /** Compared by equality: a look-alike host, another scheme or a sub-domain is somebody else. */
  origins: readonly string[];
  /** The window of our open frame; any other window is refused, whatever its origin. */
  frameWindow: MessageEventSource | null;
};

/**
 * Reads a window message as the payment provider's word (docs/product/checkout.md#messages-from-the-frame): a JSON
 * string with a `type`. It only steers this page. Whether money moved is for the server to find out.
 */
export function readProviderMessage(event: IncomingMessage, trust: Trust): ProviderMessage {
  if (!trust.origins.includes(event.origin)) return { kind: 'ignored' };
  if (event.source !== null && event.source !== trust.frameWindow) return { kind: 'ignored' };
  const type = parseType(event.data);
  if (type === null) return { kind: 'unreadable' };
  return { kind: KINDS.get(type) ?? 'ignored' };
}

const KINDS = new Map<string, 'success' | 'cancelled' | 'error'>([
  ['payment_success', 'success'],
  ['payment_cancelled', 'cancelled'],
  ['payment_error', 'error'],
]);

function parseType(data: unknown): string | null {
  if (typeof data !== 'string') return null;
  const value = parseJson(data);
  const isMessage =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'type') && 'type' in value;
  return isMessage && typeof value.type === 'string' ? value.type : null;
}
