// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Honeypot } from './honeypot';

/** What browsers and password managers recognize as a visitor's own data, by name, id or label. */
const FILLED_BY_BROWSERS =
  /name|e-?mail|tel|phone|mobile|company|business|organi[sz]ation|address|street|city|state|zip|postal|country|url|website|user|login|password|card|birth/i;

test('the trap is out of everyone’s way: unseen, unreachable, unannounced, and never filled by a browser', () => {
  document.body.innerHTML = renderToStaticMarkup(createElement(Honeypot, { form: 'x-form' }));
  const trap = document.querySelector('input');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.getAttribute('autocomplete')).toBe('off');
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect(trap?.type, 'not `hidden`, which robots leave alone').toBe('text');
  expect(trap?.name).not.toMatch(FILLED_BY_BROWSERS);
  expect(trap?.labels?.[0]?.textContent).not.toMatch(FILLED_BY_BROWSERS);
});
