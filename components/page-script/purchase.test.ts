// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { PACKAGE_KEY } from '@/components/packages/package-store';
import { startPurchase } from './purchase';

afterEach(() => localStorage.clear());

test('what was bought is taken out of the remembered package, and the rest of it stays', () => {
  remember(['live-chat', 'appointment-booking']);
  startPurchase(aReceipt(['appointment-booking']));
  expect(storedPackage()).toEqual({ planId: 'pro', addOnIds: ['live-chat'] });
});

test('a receipt that is opened again leaves alone what was chosen since', () => {
  startPurchase(aReceipt(['live-chat']));
  remember(['live-chat']);
  startPurchase(aReceipt(['live-chat']));
  expect(storedPackage()).toEqual({ planId: 'pro', addOnIds: ['live-chat'] });
});

function remember(addOnIds: string[]): void {
  localStorage.setItem(PACKAGE_KEY, JSON.stringify({ planId: 'pro', addOnIds }));
}

function storedPackage(): unknown {
  return JSON.parse(localStorage.getItem(PACKAGE_KEY) ?? 'null');
}

function aReceipt(addOnIds: string[]): HTMLElement {
  const marker = document.createElement('span');
  const order = { orderKey: 'key-00000001', number: 'CP-1', valueMinor: 4900, currency: 'USD', addOnIds };
  marker.dataset['purchase'] = JSON.stringify(order);
  return marker;
}
