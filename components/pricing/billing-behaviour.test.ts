// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { billingBehaviour } from './billing-behaviour';

test('each plan’s one door follows the choice, also one that the browser put back', () => {
  document.body.innerHTML = `<section>
    <input type="radio" name="shown-billing" value="setup" checked>
    <input type="radio" name="shown-billing" value="monthly">
    <a href="/checkout?amount=1598" data-billing="setup" data-setup="/checkout?amount=1598" data-monthly="/checkout?amount=99">Buy</a>
    <a href="/checkout?amount=99" data-billing="monthly">Buy</a>
  </section>`;
  const section = document.querySelector('section');
  const monthly = document.querySelector<HTMLInputElement>('[value="monthly"]');
  const door = document.querySelector('a');
  if (!section || !monthly || !door) throw new Error('The page is as written above');
  const stop = billingBehaviour(section);
  expect(section.querySelectorAll('a')).toHaveLength(1);
  expect(door.hasAttribute('data-billing'), 'the styles must not hide the only door').toBe(false);
  expect(door.getAttribute('href')).toBe('/checkout?amount=1598');
  monthly.click();
  expect(door.getAttribute('href')).toBe('/checkout?amount=99');
  document.querySelector<HTMLInputElement>('[value="setup"]')?.click();
  expect(door.getAttribute('href')).toBe('/checkout?amount=1598');
  monthly.checked = true;
  dispatchEvent(new Event('pageshow'));
  expect(door.getAttribute('href')).toBe('/checkout?amount=99');
  stop();
});
