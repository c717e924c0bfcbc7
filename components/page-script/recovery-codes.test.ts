// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './recovery-codes';

const PANEL =
  '<ol><li><code>AAAA-BBBB-CCCC</code></li><li><code>DDDD-EEEE-FFFF</code></li></ol>' +
  '<button hidden data-done="Copied">Copy</button><button hidden>Print</button>';

afterEach(() => vi.unstubAllGlobals());

function open() {
  document.body.innerHTML = PANEL;
  start(document.body);
  const [copy, print] = document.querySelectorAll('button');
  return { copy, print };
}

test('the codes are copied one a line, and the button says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { copy, print } = open();
  expect([copy?.hidden, print?.hidden]).toEqual([false, false]);
  copy?.click();
  await vi.waitFor(() => expect(copy?.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('AAAA-BBBB-CCCC\nDDDD-EEEE-FFFF');
});

test('they are printed by the browser, and without a clipboard nothing offers to copy', () => {
  vi.stubGlobal('navigator', {});
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const buttons = open();
  buttons.print?.click();
  expect(print).toHaveBeenCalledOnce();
  expect(buttons.copy?.hidden).toBe(true);
});
