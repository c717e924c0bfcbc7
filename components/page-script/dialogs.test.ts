// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startDialogs } from './dialogs';

// A browser with dialogs, but without `command` and `closedby`.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
document.body.innerHTML =
  '<button id="opener" command="show-modal" commandfor="call">Call us</button>' +
  '<dialog id="call" closedby="any"><button id="closer" command="close" commandfor="call">Close</button><p>Call</p></dialog>';
startDialogs();

test('a dialog is opened and closed by its buttons', () => {
  press('#opener');
  expect(isOpen()).toBe(true);
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  press('#opener');
  expect(show, 'open already').not.toHaveBeenCalled();
  press('#closer');
  expect(isOpen()).toBe(false);
});

test('a click beside it closes it, and one inside does not', () => {
  press('#opener');
  press('p');
  expect(isOpen()).toBe(true);
  press('dialog');
  expect(isOpen()).toBe(false);
});

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function isOpen(): boolean {
  return document.querySelector('dialog')?.open === true;
}
