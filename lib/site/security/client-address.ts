import { isIP } from 'node:net';

/**
 * The address that a request came from, for counting. Our own server appends the socket's address to
 * `X-Forwarded-For`, each trusted proxy the one before it; everything further left was sent by the visitor
 * and is ignored. An IPv6 address counts by its /64, which belongs to one customer.
 */
export function clientAddressOf(headers: Headers, trustedProxyHops: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map(entry => entry.trim());
  return toNetwork(entries[Math.max(0, entries.length - 1 - trustedProxyHops)] ?? '');
}

function toNetwork(entry: string): string {
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return UNKNOWN_ADDRESS;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map(group => group.replace(/^0+(?=.)/, ''));
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
const UNKNOWN_ADDRESS = 'unknown';
