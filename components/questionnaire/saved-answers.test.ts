import { afterEach, expect, test, vi } from 'vitest';
import { readSaved } from './saved-answers';

afterEach(() => vi.unstubAllGlobals());

test('answers and place of an earlier visit are read again', () => {
  store('{"step":1,"answers":{"name":"Ann"}}');
  expect(readSaved()).toEqual({ step: 1, answers: { name: 'Ann' } });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"step":1}',
  '{"step":"1","answers":{}}',
  '{"step":1,"answers":{"name":7}}',
])('spoilt storage (%s) is passed over', saved => {
  store(saved);
  expect(readSaved()).toBeNull();
});

function store(text: string): void {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } });
}
