import { expect, test } from 'vitest';
import { nameFailure } from './outbox';

test.each([
  ['422 validation_error: The address <ana@shop.test> is not valid', '422 validation_error'],
  ['no answer application_error: Unable to fetch data', 'no answer application_error'],
  ['email.bounced: 550 5.1.1 <ana@shop.test>: Recipient address rejected', 'email.bounced'],
  ['needs a person: it may have been delivered. Last answer: 503 <ana@shop.test>', 'needs a person'],
  ['An answer without an id', 'An answer without an id'],
  ['422 ana@shop.test: unknown', 'unnamed'],
  ['550 5.1.1 <ana@shop.test>', 'unnamed'],
])('of %j anybody may read %j', (reason, name) => {
  expect(nameFailure(reason)).toBe(name);
});
