// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headScript } from '@/components/shell/head-script';
import { STORED_USER_KEY } from '@/lib/analytics/track';
import { FORGET_SOURCE } from './forget-script';

const html = document.documentElement;
const SIGN_IN_LINK = '<a href="/sign-in"><span>Sign In</span></a>';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
});

test('the page of a deleted account forgets its user, and its header leads to the sign-in', () => {
  localStorage.setItem(STORED_USER_KEY, '{"id":"a1","email":"dana@example.com"}');
  document.body.innerHTML = SIGN_IN_LINK.replace('>', ' data-account="Account">');
  runInThisContext(headScript([]));
  expect(html.dataset['user']).toBe('');
  runInThisContext(FORGET_SOURCE);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(localStorage.getItem(STORED_USER_KEY)).toBeNull();
  expect(html.dataset['user']).toBeUndefined();
  expect(document.body.innerHTML).toBe(SIGN_IN_LINK);
});
