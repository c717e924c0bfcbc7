import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AssistantModel } from './assistant-model';

test('the privacy policy names the company of a language model and what it gets, and nothing without one', () => {
  expect(renderToStaticMarkup(<AssistantModel />)).toBe('');
  const html = renderToStaticMarkup(<AssistantModel company="Acme & Sons" />);
  expect(html).toContain('Acme &amp; Sons');
  expect(html).toContain('the question that you type there');
});
