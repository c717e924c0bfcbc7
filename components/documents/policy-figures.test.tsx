import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PolicyFigure } from '@/lib/documents/read-documents';
import { PolicyFigures } from './policy-figures';

test('rulers of one policy are cut to one scale, the longest as wide as there is room', () => {
  const html = draw(figure(10, 'day'), figure(30, 'day'), figure(3, 'week'));
  expect(widthsIn(html)).toEqual(['33.33%', '100.00%', '70.00%']);
});

test('a short ruler is short, even where it is the longest', () => {
  expect(widthsIn(draw(figure(2, 'day')))).toEqual(['28.57%']);
});

test('business days are counted from a Monday, with a gap at each weekend', () => {
  const html = draw(figure(10, 'business day'), figure(12, 'day'));
  expect(widthsIn(html)).toEqual(['100.00%', '100.00%']);
  expect(html).toContain('d="M0 0H5V20H0ZM7 0H12V20H7Z"');
});

test('a range is solid up to what it begins with, and pale from there', () => {
  const html = draw({ ...figure(4, 'week'), least: 2 });
  expect(html).toContain(
    '<path d="M0 0H28V20H0Z" class="fill-(--b-cream)"></path><path d="M0 0H14V20H0Z" class="fill-marigold"></path>',
  );
});

test('hours go round a clock of twelve, as often as they are more', () => {
  expect(draw(figure(1, 'hour')).match(/<svg/g)).toHaveLength(1);
  expect(draw(figure(48, 'hour')).match(/<svg/g)).toHaveLength(4);
  expect(draw(figure(1, 'hour'))).toContain('M0 0V-20A20 20 0 0 1 10.0 -17.3Z');
});

test('each figure is text beside its drawing, which is hidden from screen readers', () => {
  const html = draw(figure(99.9, '%'), figure(1, 'hour'), figure(2, 'year'));
  expect(html.match(/<svg/g)).toHaveLength(html.match(/aria-hidden="true"/g)?.length ?? 0);
  expect(html).toMatch(/<dt[^>]*>to ask<\/dt><dd[^>]*><b[^>]*>99\.9 %<\/b>/);
});

function draw(...figures: PolicyFigure[]): string {
  return renderToStaticMarkup(<PolicyFigures figures={figures} />);
}

function widthsIn(html: string): string[] {
  return Array.from(html.matchAll(/<svg width="([^"]+)"/g), ([, width]) => width ?? '');
}

function figure(amount: number, unit: PolicyFigure['unit']): PolicyFigure {
  return { text: `${amount} ${unit}`, label: 'to ask', amount, least: null, unit };
}
