import { expect, test } from 'vitest';
import { readAuthResponse } from './read-auth-response';

test('of who was let in, id and address alone are read', () => {
  const user = { id: 'abc', email: 'ana@example.com' };
  expect(readAuthResponse({ ok: true, message: 'Hi', user: { ...user, x: 1 } })).toEqual({
    message: 'Hi',
    user,
  });
});

test.each([[null], ['text'], [{}], [{ user: { id: 'abc' } }], [{ user: { id: 1, email: 'a' } }]])(
  'an answer of %j names no one and has no words',
  answer => {
    expect(readAuthResponse(answer)).toEqual({ message: '', user: null });
  },
);
