// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCESSIBILITY_KEY } from '@/components/accessibility/choices';
import { THEME_COLORS } from '@/lib/seo/addresses';
import { headScript } from './head-script';
import { THEME_KEY, TOAST_KEY } from './stored-keys';

const JULY = { start: Date.UTC(2026, 6, 1, 4), end: Date.UTC(2026, 7, 1, 4) };
const NEXT_JULY = { start: Date.UTC(2027, 6, 1, 4), end: Date.UTC(2027, 7, 1, 4) };
const html = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  stubSystemTheme('light');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
});

test('inside the window the promotion is active, and its end is on the page', () => {
  run(JULY.start + 1000);
  expect(html.dataset.promo).toBe('active');
  expect(Number(html.dataset.promoEnd)).toBe(JULY.end);
});

test('after the window it has ended, with the end of the one that was', () => {
  run(JULY.end + 1000);
  expect(html.dataset.promo).toBe('ended');
  expect(Number(html.dataset.promoEnd)).toBe(JULY.end);
});

test('an open page changes at the very moment', () => {
  run(JULY.end - 500);
  expect(html.dataset.promo).toBe('active');
  vi.advanceTimersByTime(600);
  expect(html.dataset.promo).toBe('ended');
});

test('a page holds its first paint for everything that it waits for', () => {
  document.head.innerHTML = '<link rel="expect" href="#cover"><link rel="expect" href="#header">';
  run(JULY.start);
  expect(document.querySelectorAll('link[blocking="render"]')).toHaveLength(2);
});

test('the theme is the chosen one, else the system’s', () => {
  stubSystemTheme('dark');
  run(JULY.start);
  expect(html.dataset.theme).toBe('dark');
  localStorage.setItem(THEME_KEY, 'light');
  run(JULY.start);
  expect(html.dataset.theme).toBe('light');
});

test('a visitor who has signed in here sees the link to the account instead of the sign-in', () => {
  document.body.innerHTML = '<a href="/sign-in" data-account="Account"><span>Sign In</span></a>';
  run(JULY.start);
  expect(html.dataset.user).toBeUndefined();
  localStorage.setItem('user', '{"id":"a1","email":"dana@example.com"}');
  run(JULY.start);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(html.dataset.user).toBe('');
  expect(document.body.innerHTML, 'nothing left for styles to say').toBe(
    '<a href="/account"><span>Account</span></a>',
  );
});

test('a page that was rendered ahead of a click shows what was chosen before the click', () => {
  run(JULY.start);
  expect(html.dataset).toMatchObject({ theme: 'light' });
  localStorage.setItem(THEME_KEY, 'dark');
  sessionStorage.setItem(TOAST_KEY, '1');
  document.dispatchEvent(new Event('prerenderingchange'));
  sessionStorage.clear();
  expect(html.dataset).toMatchObject({ theme: 'dark', toast: 'closed' });
});

test('a page that Back brings out of the browser’s memory shows what was chosen on the page before', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  localStorage.setItem(ACCESSIBILITY_KEY, '{"text":"150"}');
  run(JULY.start);
  localStorage.setItem(THEME_KEY, 'dark');
  localStorage.setItem(ACCESSIBILITY_KEY, '{"contrast":"high"}');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(html.dataset).toMatchObject({ theme: 'dark', a11yContrast: 'high' });
  expect(html.dataset.a11yText).toBeUndefined();
  const bars = Array.from(document.querySelectorAll('meta'), meta => meta.content);
  expect(bars, 'the browser’s own bar').toEqual([THEME_COLORS.dark, THEME_COLORS.dark]);
});

test('a choice in another tab holds here at once', () => {
  run(JULY.start);
  localStorage.setItem(THEME_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect(html.dataset).toMatchObject({ theme: 'dark' });
});

test.each([
  ['a device that wakes', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['Back', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
])('timers stood still over the end: %s closes the offer', (_name, happen) => {
  run(JULY.end - 60_000);
  expect(html.dataset.promo).toBe('active');
  vi.setSystemTime(JULY.end + 60_000);
  happen();
  expect(html.dataset.promo).toBe('ended');
});

function run(now: number): void {
  vi.setSystemTime(now);
  runInThisContext(headScript([JULY, NEXT_JULY]));
}

function stubSystemTheme(theme: 'light' | 'dark'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: theme === 'dark', addEventListener: vi.fn() }));
}
