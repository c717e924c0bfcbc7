import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Weeks } from './weeks';

const EMPTY = {
  thisWeek: 0,
  byThen: 0,
  days: Array.from({ length: 7 }, () => ({ thisWeek: 0, lastWeek: 0 })),
};

test('weeks without anything say so, and draw no chart', () => {
  const html = renderToStaticMarkup(<Weeks leads={EMPTY} orders={EMPTY} />);
  expect(html).toContain('No leads this week or last week.');
  expect(html).not.toContain('<svg');
});

test('a day that is still to come is no zero, and a zero has no bar', () => {
  const days = EMPTY.days.map((_, index) =>
    index < 2 ? { thisWeek: index, lastWeek: 2 } : { thisWeek: null, lastWeek: 0 },
  );
  const html = renderToStaticMarkup(<Weeks leads={{ thisWeek: 1, byThen: 2, days }} orders={EMPTY} />);
  expect(html.match(/<rect/g)).toHaveLength(3);
  expect(html).toContain('lead since Monday');
  expect(html).toMatch(/Tuesday<\/th><td>1<\/td><td>2<\/td>.*Wednesday<\/th><td>to come<\/td><td>0<\/td>/);
});
