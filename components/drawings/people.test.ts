import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bladeGlyphs } from './blade-glyphs';
import { bladeSign } from './blade-sign-drawing';
import { personIds, portraitMarkup } from './people';
import { drawPicture } from './picture';
import { GuaranteeSeal, PopularSeal } from './seal';

test.each(personIds)('%s is drawn whole, the same each time, with the id that was given', person => {
  const markup = portraitMarkup(person, { id: 'face-1' });
  expect(portraitMarkup(person, { id: 'face-1' })).toBe(markup);
  expect(markup).not.toMatch(/NaN|undefined/);
  expect(markup.match(/id="/g)).toHaveLength(1);
  expect(markup).toContain('url(#face-1-clip)');
});

test('no one looks like anyone else', () => {
  const faces = personIds.map(person => portraitMarkup(person, { id: 'face' }));
  expect(new Set(faces).size).toBe(personIds.length);
});

test('a small disc shows the face only', () => {
  expect(portraitMarkup('maya', { crop: 'face', id: 'a' })).toContain('viewBox="40 22 160 160"');
});

test('every glyph hangs on every plate', () => {
  const plates = ['disc', 'square', 'shield', 'hexagon'] as const;
  for (const glyph of ['web', 'pin', 'chat', 'shop'] as const) {
    for (const shape of plates) {
      expect(bladeSign({ glyph, color: 'pin', shape })).toContain(bladeGlyphs[glyph]);
    }
  }
});

test('lights have five colors while lit and are gray once it is over', () => {
  // The cord and the sockets too.
  expect(colors('lights/lit')).toBe(5 + 2);
  expect(colors('lights/over')).toBe(1 + 2);
});

test('seals carry their words for screen readers', () => {
  expect(renderToStaticMarkup(createElement(PopularSeal))).toContain('aria-label="Most popular"');
  const guarantee = renderToStaticMarkup(createElement(GuaranteeSeal, { days: 30 }));
  expect(guarantee).toContain('role="img" aria-label="30-day guarantee"');
  expect(guarantee).toContain('>30</text>');
});

function colors(name: string): number {
  return new Set(drawPicture(name).match(/stroke="#\w+"/g)).size;
}
