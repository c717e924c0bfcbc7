import { expect, test } from 'vitest';
import { findRepeatId, toRepeatKey } from './outgoing-mail';

test('a mail sent again has its first key with the latest repeat, and each key tells its own', () => {
  const again = toRepeatKey('lead-notify/1', 'one');
  expect([again, toRepeatKey(again, 'two')]).toEqual(['lead-notify/1/again-one', 'lead-notify/1/again-two']);
  expect(['lead-notify/1', again].map(findRepeatId)).toEqual([null, 'one']);
});
