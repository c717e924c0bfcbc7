import { expect, test } from 'vitest';
import { statusWithoutVisit } from './no-visit';

test.each(['/checkout/return', '/checkout/cancel', '/success'])('%s acts on real visits only', address => {
  expect(statusWithoutVisit({ method: 'GET', headers: {} }, address)).toBeNull();
  expect(statusWithoutVisit({ method: 'HEAD', headers: {} }, address)).toBe(200);
  for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])
    expect(statusWithoutVisit({ method: 'GET', headers: { 'sec-purpose': purpose } }, address)).toBe(503);
  expect(statusWithoutVisit({ method: 'GET', headers: { purpose: 'prefetch' } }, address)).toBe(503);
});

test('other pages answer HEAD and prefetch as ever', () => {
  expect(statusWithoutVisit({ method: 'HEAD', headers: {} }, '/pricing')).toBeNull();
  expect(
    statusWithoutVisit({ method: 'GET', headers: { 'sec-purpose': 'prefetch' } }, '/pricing'),
  ).toBeNull();
});
