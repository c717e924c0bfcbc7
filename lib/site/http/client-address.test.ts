import { expect, test } from 'vitest';
import { clientAddressOf } from './request';

function address(forwardedFor: string | null, trustedProxyHops: number): string {
  const headers = new Headers(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor });
  return clientAddressOf(headers, trustedProxyHops);
}

test('without a trusted proxy only our own server’s entry counts, whatever the visitor wrote before it', () => {
  expect(address('198.51.100.7', 0)).toBe('198.51.100.7');
  expect(address('10.0.0.1, 203.0.113.9, 198.51.100.7', 0)).toBe('198.51.100.7');
});

test('through declared proxies the visitor is the entry before theirs', () => {
  expect(address('6.6.6.6, 203.0.113.9, 198.51.100.7', 1)).toBe('203.0.113.9');
  expect(address('6.6.6.6, 203.0.113.9, 192.0.2.1, 198.51.100.7', 2)).toBe('203.0.113.9');
});

test('with fewer entries than proxies the first one counts', () => {
  expect(address('203.0.113.9', 3)).toBe('203.0.113.9');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('%s counts as %s', (entry, expected) => {
  expect(address(entry, 0)).toBe(expected);
});

test.each([null, '', 'unknown', '<script>', '1.2.3'])('%s is an unknown address', entry => {
  expect(address(entry, 0)).toBe('unknown');
});
