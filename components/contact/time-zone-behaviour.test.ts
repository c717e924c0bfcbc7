// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { timeZoneBehaviour } from './time-zone-behaviour';

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['America/Detroit', 'America/New_York'],
  ['America/Phoenix', 'America/Phoenix'],
  ['America/Boise', 'America/Denver'],
  ['Europe/Rome', ''],
])('a visitor in %s finds %j chosen', (own, chosen) => {
  const { box, list } = aForm();
  timeZoneBehaviour(box, own, 2026);
  expect(list.value).toBe(chosen);
});

test('what the visitor chose stays', () => {
  const { box, list } = aForm();
  list.value = 'Pacific/Honolulu';
  timeZoneBehaviour(box, 'America/Chicago', 2026);
  expect(list.value).toBe('Pacific/Honolulu');
});

test('a form without the question is left alone', () => {
  const box = document.createElement('div');
  timeZoneBehaviour(box, 'America/Chicago', 2026);
  expect(box.childElementCount).toBe(0);
});

function aForm() {
  const box = document.createElement('div');
  const list = document.createElement('select');
  list.name = 'timeZone';
  const question = forms['consultation-form'].fields.find(({ name }) => name === 'timeZone');
  list.append(new Option('Please select', ''));
  for (const { value, label } of question && 'options' in question ? question.options : [])
    list.append(new Option(label, value));
  box.append(list);
  return { box, list };
}
