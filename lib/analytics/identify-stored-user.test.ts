// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { identifyStoredUser, STORED_USER_KEY } from './identify-stored-user';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.dataLayer;
});

test.each([
  ['a text', { id: '0123456789abcdefghjkmnpqrs', email: 'ann@mail.test' }, '0123456789abcdefghjkmnpqrs'],
  ['a number', { id: 42 }, '42'],
])('the stored user is known by an id that is %s', async (_case, user, expected) => {
  await identify(user);
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: expected }]);
});

test.each([
  ['there is no id', { email: ' Ann@Mail.test ' }],
  ['the id is the address itself', { id: 'ann@mail.test' }],
])('when %s, the hash of the lower-cased address stands for the user', async (_case, user) => {
  await identify(user);
  const hash = createHash('sha256').update('ann@mail.test').digest('hex');
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: hash }]);
});

test.each([['not json'], ['null'], ['42'], ['"text"'], ['[]'], ['{}'], ['{"id":null,"email":""}']])(
  '%s in storage identifies nobody',
  async text => {
    localStorage.setItem(STORED_USER_KEY, text);
    await identifyStoredUser();
    expect(window.dataLayer).toBeUndefined();
  },
);

test('a page identifies once, however often it is asked to', async () => {
  await Promise.all([identify({ email: 'ann@mail.test' }), identify({ email: 'ann@mail.test' })]);
  expect(window.dataLayer).toHaveLength(1);
});

test('storage that throws identifies nobody and breaks nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  await identifyStoredUser();
  expect(window.dataLayer).toBeUndefined();
});

function identify(user: object): Promise<void> {
  localStorage.setItem(STORED_USER_KEY, JSON.stringify(user));
  return identifyStoredUser();
}
