import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '@/lib/site/time';
import { PromiseText } from './promise-text';

const words = {
  due: 'By {moment}.',
  left: 'Left: {time}.',
  business: 'Business days only.',
  overdue: 'Late since {moment}.',
};
const dueAt = Date.parse('2026-07-06T12:00:00-04:00');

test.each([
  [72 * 60 * MINUTE_MS, '72 hours'],
  [119 * MINUTE_MS, '1 hour'],
  [59 * MINUTE_MS, '59 minutes'],
  [1, '1 minute'],
])('%i ms are left: %s', (leftMs, time) => {
  const left = textOf({ kind: 'hours', hours: 24, dueAt, leftMs, now: 0 });
  expect(left).toBe(`By Mon, Jul 6, 2026, 12:00 p.m. EDT. Left: ${time}.`);
  expect(textOf({ kind: 'business-hours', hours: 72, dueAt, leftMs, now: 0 })).toBe(
    'By Mon, Jul 6, 2026, 12:00 p.m. EDT. Business days only.',
  );
});

test('a promise that was not kept says so', () => {
  expect(textOf({ kind: 'hours', hours: 24, dueAt, leftMs: -1, now: 0 })).toBe(
    'Late since Mon, Jul 6, 2026, 12:00 p.m. EDT.',
  );
});

function textOf(promise: Parameters<typeof PromiseText>[0]['promise']): string {
  const html = renderToStaticMarkup(
    <PromiseText promise={promise} words={words} timeZone="America/New_York" />,
  );
  return html.replaceAll('\u202f', ' ');
}
