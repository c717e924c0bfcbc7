// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { identifyStoredUser, REPORTED_LOGIN_KEY, STORED_USER_KEY } from './track';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
});

test.each([
  ['a text', { id: '0123456789abcdefghjkmnpqrs', email: 'ann@mail.test' }, '0123456789abcdefghjkmnpqrs'],
  ['a number', { id: 42 }, '42'],
])('the stored user is known by an id that is %s', async (_case, user, expected) => {
  await identify(user);
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: expected }, aLogin(expected)]);
});

test.each([
  ['there is no id', { email: ' Ann@Mail.test ' }],
  ['the id is the address itself', { id: 'ann@mail.test' }],
])('when %s, the hash of the lower-cased address stands for the user', async (_case, user) => {
  await identify(user);
  const hash = createHash('sha256').update('ann@mail.test').digest('hex');
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: hash }, aLogin(hash)]);
});

test.each([['not json'], ['null'], ['42'], ['"text"'], ['[]'], ['{}'], ['{"id":null,"email":""}']])(
  '%s in storage identifies no one',
  async text => {
    localStorage.setItem(STORED_USER_KEY, text);
    await identifyStoredUser();
    expect(window.dataLayer).toBeUndefined();
  },
);

test('a page identifies once, however often it is asked to', async () => {
  await Promise.all([identify({ email: 'ann@mail.test' }), identify({ email: 'ann@mail.test' })]);
  expect(window.dataLayer).toHaveLength(2);
});

test('every page identifies the user, and the first of a session reports the sign-in', async () => {
  const ana = { id: 'ana', email: 'ana@mail.test' };
  await identify(ana);
  delete window.dataLayer;
  await identify(ana);
  expect(window.dataLayer).toEqual([{ event: 'identify', user_id: 'ana' }]);
  delete window.dataLayer;
  await identify({ id: 'bo', email: 'bo@mail.test' });
  expect(window.dataLayer, 'somebody else').toContainEqual(aLogin('bo'));
});

test('after a new sign-in the next page tells of it again', async () => {
  await identify({ id: 'ana' });
  delete window.dataLayer;
  sessionStorage.removeItem(REPORTED_LOGIN_KEY);
  await identify({ id: 'ana' });
  expect(window.dataLayer).toContainEqual(aLogin('ana'));
});

test('where the session keeps nothing, each page tells', async () => {
  localStorage.setItem(STORED_USER_KEY, '{"id":"ana"}');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is full');
  });
  await identifyStoredUser();
  expect(window.dataLayer).toContainEqual(aLogin('ana'));
});

test('storage that throws identifies no one and breaks nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  await identifyStoredUser();
  expect(window.dataLayer).toBeUndefined();
});

/** What a sign-in tells. */
function aLogin(userId: string) {
  return {
    event: 'login',
    user_id: userId,
    login_method: 'email_password',
    user_data: { logged_in: true },
  };
}

function identify(user: object): Promise<void> {
  localStorage.setItem(STORED_USER_KEY, JSON.stringify(user));
  return identifyStoredUser();
}
