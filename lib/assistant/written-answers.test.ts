import { expect, test } from 'vitest';
import { findWrittenAnswer } from './written-answers';

const written = [
  { id: 1, question: 'Do you sign NDAs?', wordings: 'non-disclosure agreement', answer: 'We do.' },
  { id: 2, question: 'Do you build without WordPress?', wordings: '', answer: 'Always.' },
  { id: 3, question: 'Do you offer logo files?', wordings: '', answer: 'As SVG.' },
];

test.each([
  ['do you sign NDAs', 'We do.'],
  ['hi, can you guys please sign an nda?', 'We do.'],
  ['a non-disclosure agreement?', 'We do.'],
  ['logo files?', 'As SVG.'],
])('%j gets the answer that was written to it', (question, text) => {
  expect(findWrittenAnswer(question, written)).toMatchObject({ text });
});

test.each([
  'do you sign contracts',
  'sign ndas in spanish',
  'how much are ndas',
  'how long are logo files kept',
  'do you build with wordpress',
  'do you build sites',
  '3 logo files',
  'hi',
  '',
])('%j is another question', question => {
  expect(findWrittenAnswer(question, written)).toBeNull();
});

test('its link leads to where the page of the assistant shows it', () => {
  expect(findWrittenAnswer('do you sign ndas', written)).toEqual({
    text: 'We do.',
    question: 'Do you sign NDAs?',
    href: '/ask#answer-1',
    from: expect.any(String),
  });
});
