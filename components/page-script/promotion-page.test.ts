// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEndedScreen, startPromotionYears } from './promotion-page';

const html = document.documentElement;

beforeEach(() => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['promo', 'promoKept', 'promoEnd']) delete html.dataset[name];
});

test('while the promotion runs the screen stays away, and comes up at its end', async () => {
  const { dialog } = aPage('active');
  expect(dialog.open).toBe(false);
  html.dataset['promo'] = 'ended';
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  html.dataset['promo'] = 'active';
  await vi.waitFor(() => expect(dialog.open).toBe(false));
});

test('after the end it cannot be closed away', () => {
  const { dialog } = aPage('ended');
  expect(dialog.open).toBe(true);
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('whoever has begun the form before the end may finish it', async () => {
  const { dialog, field } = aPage('active');
  field.value = 'Dana';
  html.dataset['promo'] = 'ended';
  await vi.waitFor(() => expect(html.dataset['promoKept']).toBe(''));
  expect(dialog.open).toBe(false);
});

test('a page that opens after the end shows the screen, even when the browser filled the form again', () => {
  const { dialog } = aPage('ended', 'Dana');
  expect(dialog.open).toBe(true);
});

test("an old static page gets the year of the visitor's own window", async () => {
  document.body.innerHTML = '<p><b data-promo-year="0">2025</b> <b data-promo-year="1">2026</b></p>';
  document.body.dataset['promotionClock'] = 'America/New_York';
  html.dataset['promoEnd'] = String(Date.parse('2026-08-01T04:00Z'));
  startPromotionYears(document.body);
  expect(document.body.textContent).toBe('2026 2027');
  html.dataset['promoEnd'] = String(Date.parse('2027-08-01T04:00Z'));
  await vi.waitFor(() => expect(document.body.textContent).toBe('2027 2028'));
});

function aPage(promo: 'active' | 'ended', typed = '') {
  html.dataset['promo'] = promo;
  document.body.innerHTML =
    '<main><form><input type="hidden" value="x"><input type="radio" value="x"><input name="name"></form><dialog></dialog></main>';
  const dialog = document.querySelector('dialog');
  const field = document.querySelector<HTMLInputElement>('input[name="name"]');
  if (!dialog || !field) throw new Error('The page has a dialog and a field');
  field.value = typed;
  startEndedScreen(dialog);
  return { dialog, field };
}
