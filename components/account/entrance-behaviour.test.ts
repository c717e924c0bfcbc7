// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { entranceBehaviour } from './entrance-behaviour';
import { TOLD_LOGIN_KEY } from '@/lib/analytics/track-login';
import { forgetUser } from './stored-user';

const ANSWER = { ok: true, message: 'Welcome back!', user: { id: 'abc', email: 'ana@example.com', x: 1 } };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  document.body.replaceChildren();
});

test('an accepted form is taken over: the notice is shown and the user remembered, by id and email alone', () => {
  const event = accept(ANSWER);
  expect(event.defaultPrevented).toBe(true);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Sign in successful');
  expect(document.querySelector('[role=status]')?.textContent).toContain('Welcome back!');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id: 'abc', email: 'ana@example.com' });
  forgetUser();
  expect(localStorage).toHaveLength(0);
});

test('whoever signs in again in the same session is told of again, on the next page', () => {
  sessionStorage.setItem(TOLD_LOGIN_KEY, 'abc');
  accept(ANSWER);
  expect(sessionStorage.getItem(TOLD_LOGIN_KEY)).toBeNull();
});

test.each([[null], ['text'], [{}], [{ user: { id: 'abc' } }], [{ user: { id: 1, email: 'a' } }]])(
  'an answer of %j is a success in the form’s own words, remembers nobody, and leads nowhere',
  answer => {
    expect(accept(answer).defaultPrevented).toBe(true);
    const notice = document.querySelector('[role=status]')?.textContent;
    expect(notice).toContain('Sign in successful');
    expect(notice).toContain('Welcome, whoever you are.');
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe('');
  },
);

test('where nothing can be remembered the visitor goes on all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  expect(accept(ANSWER).defaultPrevented).toBe(true);
});

function accept(answer: unknown): CustomEvent {
  const root = document.createElement('div');
  root.dataset['title'] = 'Sign in successful';
  root.dataset['message'] = 'Welcome, whoever you are.';
  root.dataset['next'] = '#account';
  const form = document.createElement('form');
  root.append(form);
  document.body.append(root);
  const stop = entranceBehaviour(root);
  const event = new CustomEvent('form-accepted', { detail: answer, bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  stop();
  return event;
}
