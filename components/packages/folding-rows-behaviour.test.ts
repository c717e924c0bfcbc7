// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { foldingRowsBehaviour } from './folding-rows-behaviour';

test('a group folds and unfolds, and its button says so', () => {
  const { table, button, rows } = aTable();
  foldingRowsBehaviour(table);
  button.click();
  expect([rows.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  button.click();
  expect([rows.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true']);
});

test('attached twice it still folds once per press, and detached it does nothing', () => {
  const { table, button, rows } = aTable();
  const stop = foldingRowsBehaviour(table);
  foldingRowsBehaviour(table);
  button.click();
  expect(rows.hidden).toBe(true);
  stop();
  button.click();
  expect(rows.hidden).toBe(true);
});

test('a press beside the buttons changes nothing', () => {
  const { table, rows } = aTable();
  foldingRowsBehaviour(table);
  rows.click();
  expect(rows.hidden).toBe(false);
});

function aTable() {
  document.body.innerHTML =
    '<table><tbody><tr><th><button aria-expanded="true" aria-controls="rows">Usage</button></th></tr></tbody>' +
    '<tbody id="rows"><tr><td>5</td></tr></tbody></table>';
  const [table, button, rows] = ['table', 'button', '#rows'].map(selector =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!table || !button || !rows) throw new Error('the markup has changed');
  return { table, button, rows };
}
