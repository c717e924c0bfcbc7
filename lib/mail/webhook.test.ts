import { expect, test } from 'vitest';
import { stateAfterEvent } from './webhook';

test('a mail moves on through its life', () => {
  expect(stateAfterEvent('sending', 'email.sent')).toBe('sent');
  expect(stateAfterEvent('sent', 'email.delivered')).toBe('delivered');
  expect(stateAfterEvent('delivered', 'email.complained')).toBe('complained');
});

test('a late event never moves a mail back', () => {
  expect(stateAfterEvent('delivered', 'email.sent')).toBeNull();
  expect(stateAfterEvent('bounced', 'email.delivered')).toBeNull();
  expect(stateAfterEvent('complained', 'email.bounced')).toBeNull();
  expect(stateAfterEvent('delivered', 'email.failed')).toBeNull();
});

test('a mail that was given up is recognized when it arrived after all', () => {
  expect(stateAfterEvent('failed', 'email.delivered')).toBe('delivered');
});

test('events that say nothing about arrival change nothing', () => {
  expect(stateAfterEvent('sent', 'email.opened')).toBeNull();
  expect(stateAfterEvent('sent', 'constructor')).toBeNull();
});
