import { expect, test } from 'vitest';
import { PROVIDER_ORIGINS, readProviderMessage, type IncomingMessage, type Trust } from './provider-messages';

test.each([
  ['payment_success', 'success'],
  ['payment_cancelled', 'cancelled'],
  ['payment_error', 'error'],
])('%s from the provider is understood', (type, kind) => {
  expect(readProviderMessage(aMessage({ data: JSON.stringify({ type }) }), aTrust()).kind).toBe(kind);
});

test.each([
  'https://www.paypal.com.evil.example',
  'http://www.paypal.com',
  'https://paypal.com',
  'https://checkout.www.paypal.com',
  'null',
  '',
])('a message from %j is ignored', origin => {
  expect(readProviderMessage(aMessage({ origin }), aTrust())).toEqual({ kind: 'ignored' });
});

test('a message from another window than our frame is ignored, even with the right origin', () => {
  const [frameWindow, other] = [new MessageChannel().port1, new MessageChannel().port1];
  const trust = aTrust({ frameWindow: frameWindow });
  expect(readProviderMessage(aMessage({ source: other }), trust).kind).toBe('ignored');
  expect(readProviderMessage(aMessage({ source: frameWindow }), trust).kind).toBe('success');
});

test('a window may not speak while no frame is open', () => {
  const message = aMessage({ source: new MessageChannel().port1 });
  expect(readProviderMessage(message, aTrust()).kind).toBe('ignored');
});

test.each([
  ['{not json'],
  ['null'],
  ['"payment_success"'],
  ['[]'],
  ['{"type":7}'],
  ['{"__proto__":{"type":"payment_success"}}'],
  [{ type: 'payment_success' }],
  [undefined],
])('data that is not our message is unreadable: %j', data => {
  expect(readProviderMessage(aMessage({ data }), aTrust())).toEqual({ kind: 'unreadable' });
});

test('a type that we do not know, prototype names included, is ignored', () => {
  for (const type of ['resize', 'constructor', 'toString'])
    expect(readProviderMessage(aMessage({ data: JSON.stringify({ type }) }), aTrust()).kind).toBe('ignored');
});

function aMessage(overrides: Partial<IncomingMessage> = {}): IncomingMessage {
  return {
    origin: 'https://www.paypal.com',
    source: null,
    data: JSON.stringify({ type: 'payment_success' }),
    ...overrides,
  };
}

function aTrust(overrides: Partial<Trust> = {}): Trust {
  return { origins: PROVIDER_ORIGINS, frameWindow: null, ...overrides };
}
