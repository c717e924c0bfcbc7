// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PACKAGE_KEY } from '@/components/packages/package-store';
import { useRememberedAddOns, withAddOns } from './use-remembered-add-ons';

const PRICES = { 'live-chat': 3_900, 'appointment-booking': 4_900 };

afterEach(() => localStorage.clear());

test.each([
  ['?plan=basic&amount=1598.00&name=Basic', '?plan=basic&amount=1637.00&name=Basic&addOns=live-chat'],
  ['?plan=basic&amount=99&name=Basic', '?plan=basic&amount=138.00&name=Basic&addOns=live-chat'],
  ['?plan=basic', '?plan=basic&addOns=live-chat'],
  ['', '?addOns=live-chat'],
])('a remembered add-on and its price come to %j', (search, address) => {
  expect(withAddOns(search, ['live-chat'], PRICES)).toBe(address);
});

test.each([
  ['an address that names its add-ons', '?plan=basic&amount=1598.00&addOns=appointment-booking'],
  ['an address from which the last one was taken out', '?plan=basic&amount=1598.00&addOns='],
  ['what the plain form of checkout opened', '?package=custom&amount=99.00&step=pay'],
  ['an amount that was agreed on', '?amount=500.00'],
  ['an amount that is none', '?plan=basic&amount=1e3'],
])('%s stays as it is', (_, search) => {
  expect(withAddOns(search, ['live-chat'], PRICES)).toBeNull();
});

test('nothing remembered, or nothing that we sell, changes nothing', () => {
  expect(withAddOns('?plan=basic&amount=1598.00', [], PRICES)).toBeNull();
  expect(withAddOns('?plan=basic&amount=1598.00', ['fax', '__proto__'], PRICES)).toBeNull();
});

test('an add-on that is removed at checkout also leaves the remembered package', () => {
  remember({ planId: 'pro', billing: 'monthly-only', addOnIds: ['live-chat', 'appointment-booking'] });
  history.replaceState(null, '', '/checkout?addOns=live-chat,appointment-booking');
  const { result } = renderHook(() => useRememberedAddOns(PRICES));
  result.current('live-chat');
  expect(JSON.parse(localStorage.getItem(PACKAGE_KEY) ?? '')).toEqual({
    planId: 'pro',
    billing: 'monthly-only',
    addOnIds: ['appointment-booking'],
  });
});

test('nonsense in storage is passed over', () => {
  for (const text of ['{"addOnIds":', '"x"', 'null', '{"addOnIds":7}', '{"addOnIds":[1,null]}']) {
    localStorage.setItem(PACKAGE_KEY, text);
    history.replaceState(null, '', '/checkout');
    expect(() => renderHook(() => useRememberedAddOns(PRICES))).not.toThrow();
  }
});

function remember(choice: object): void {
  localStorage.setItem(PACKAGE_KEY, JSON.stringify(choice));
}
