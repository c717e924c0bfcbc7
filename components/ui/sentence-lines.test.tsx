// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SentenceLines } from './sentence-lines';

test('each sentence of a heading has a line of its own, and the heading still reads as one text', () => {
  const text = 'Local SEO Website + Chatbot. It answers while you work.';
  document.body.innerHTML = renderToStaticMarkup(<SentenceLines text={text} />);
  const lines = Array.from(document.querySelectorAll('.block'), line => line.textContent.trim());
  expect(lines).toEqual(['Local SEO Website + Chatbot.', 'It answers while you work.']);
  expect(document.body.textContent).toBe(text);
});

test('a heading of one sentence needs no lines', () => {
  expect(renderToStaticMarkup(<SentenceLines text="Marlow Barber Co." />)).toBe('Marlow Barber Co.');
});
