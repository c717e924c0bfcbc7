import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { findTimeZone } from './use-own-time-zone';

const ZONES = forms['consultation-form'].fields
  .flatMap(field => (field.name === 'timeZone' ? field.options : []))
  .map(({ value }) => value)
  .filter(value => value.includes('/'));

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['America/Detroit', 'America/New_York'],
  ['America/Phoenix', 'America/Phoenix'],
  ['America/Boise', 'America/Denver'],
  ['Europe/Rome', undefined],
])('a visitor in %s finds %j chosen', (own, chosen) => {
  expect(findTimeZone(ZONES, own, 2026)).toBe(chosen);
});
