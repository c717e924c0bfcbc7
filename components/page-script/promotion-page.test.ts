// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEndedScreen } from './promotion-page';

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
  delete html.dataset['promo'];
});

test('after the end it cannot be closed away', () => {
  const { dialog } = aPage();
  expect(dialog.open).toBe(true);
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('a page that opens after the end shows the screen, even when the browser filled the form again', () => {
  const { dialog } = aPage('Dana');
  expect(dialog.open).toBe(true);
});

function aPage(typed = '') {
  html.dataset['promo'] = 'ended';
  document.body.innerHTML =
    '<main><form><input type="hidden" value="x"><input type="radio" value="x"><input name="name"></form><dialog></dialog></main>';
  const dialog = document.querySelector('dialog');
  const field = document.querySelector<HTMLInputElement>('input[name="name"]');
  if (!dialog || !field) throw new Error('The page has a dialog and a field');
  field.value = typed;
  startEndedScreen(dialog);
  return { dialog };
}
