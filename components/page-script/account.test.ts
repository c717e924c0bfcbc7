// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './account';

const USER = { id: '01j9zq4m6s8t0v2x4y6z8a0b2c', email: 'ana@example.com' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

test('a user who came by an emailed link is remembered, and the header links to the account', () => {
  openAccount();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Account');
  expect(link?.pathname).toBe(location.pathname);
});

test('someone else who was here before is forgotten for them', () => {
  localStorage.setItem('user', '{"id":"01j9zq4m6s8t0v2x4y6z8a0b2d","email":"bo@example.com"}');
  openAccount();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
});

test('a record of theirs stays as it is', () => {
  const record = `{"id":"${USER.id}","email":"earlier@example.com"}`;
  localStorage.setItem('user', record);
  openAccount();
  expect(localStorage.getItem('user')).toBe(record);
});

test('where nothing can be kept the header leads to the account all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  openAccount();
  expect(document.querySelector('a')?.textContent).toBe('Account');
});

test('signing out takes the record away', () => {
  openAccount();
  document.body.insertAdjacentHTML('beforeend', '<form data-signs-out></form>');
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  expect(localStorage.getItem('user')).toBeNull();
});

function openAccount(): void {
  document.body.innerHTML = '<a href="/sign-in" data-account="Account"><span>Sign In</span></a><div></div>';
  const root = document.querySelector('div');
  if (!root) throw new Error('nothing to attach to');
  Object.assign(root.dataset, USER);
  start(root);
}

function refuse(): never {
  throw new Error('storage is switched off');
}
