// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { analyticsBehaviour } from './analytics-behaviour';

const root = document.documentElement;
let stop: () => void = () => undefined;

beforeEach(() => {
  stop = analyticsBehaviour(root);
});

afterEach(() => {
  stop();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.dataLayer;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('an accepted lead is told by its form, and by nothing that was typed', () => {
  accept('contact-form', { ok: true, message: 'Thank you, Ann' });
  expect(window.dataLayer).toEqual([{ event: 'generate_lead', form: 'contact-form' }]);
});

test.each([
  // The page that a sign-in leads to tells of it: told here too, it would count twice.
  ['signin-form', { ok: true, user: { id: '0123456789abcdefghjkmnpqrs', email: 'ann@mail.test' } }],
  ['forgot-form', { ok: true }],
  ['constructor', { ok: true }],
])('%s with the answer %j tells nothing', (form, answer) => {
  accept(form, answer);
  expect(window.dataLayer).toBeUndefined();
});

test('attached twice it tells once, and detached nothing', () => {
  analyticsBehaviour(root);
  accept('contact-form', {});
  stop();
  accept('contact-form', {});
  expect(window.dataLayer).toHaveLength(1);
});

test('the tag manager comes by itself only after a remembered yes', () => {
  root.dataset['tagManager'] = 'GTM-AB12CD3';
  root.dataset['consent'] = 'denied';
  analyticsBehaviour(root);
  expect(document.scripts).toHaveLength(0);
  root.dataset['consent'] = 'granted';
  analyticsBehaviour(root);
  expect(document.scripts[0]?.src).toContain('gtm.js?id=GTM-AB12CD3');
});

function accept(form: string, detail: unknown): void {
  document.body.innerHTML = `<form id="${form}"></form>`;
  document.body.firstElementChild?.dispatchEvent(new CustomEvent('form-accepted', { detail, bubbles: true }));
}
