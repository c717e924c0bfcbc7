import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainColor } from '@/components/posters/poster-colors';

/** Mail programs, icons and pages that must not depend on a style sheet have copies of the tokens. */
const COPIES = [
  'app/icon.svg',
  'lib/mail/parts.tsx',
  'lib/seo/addresses.ts',
  'lib/site/http/respond.ts',
] as const;

const COLOR = /#[\da-f]{6}\b|oklch\([^)]*\)/gi;

test.each(COPIES)('every color of %s is a token of the design', file => {
  const tokens = new Set(colorsOf('app/tokens.css').map(({ rgb }) => rgb));
  const strangers = colorsOf(file).filter(({ rgb }) => !tokens.has(rgb));
  expect(strangers.map(({ typed }) => typed)).toEqual([]);
});

test.each(['lib/mail/parts.tsx', 'lib/site/http/respond.ts'])(
  'a color of %s that has the name of a token is that token’s',
  file => {
    // The brand's red is one token for both themes: by day, `pin` is `pin-fixed`.
    const tokens = namedIn('app/tokens.css', /--color-(\w+)(?:-fixed)?: (oklch\([^)]*\))/g);
    const copies = namedIn(file, /\b(\w+): ?'?(#[\da-f]{6}|oklch\([^)]*\))/g);
    const named = copies.filter(({ name }) => tokens.some(token => token.name === name));
    expect(named.length).toBeGreaterThan(5);
    const other = named.filter(
      ({ name, rgb }) => !tokens.some(token => token.name === name && token.rgb === rgb),
    );
    expect(other).toEqual([]);
  },
);

function namedIn(file: string, pattern: RegExp): { name: string; rgb: string }[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '', typed = '']) => ({
    name,
    rgb: toRgb(typed),
  }));
}

function colorsOf(file: string): { typed: string; rgb: string }[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(COLOR), ([typed]) => ({ typed, rgb: toRgb(typed) }));
}

function toRgb(typed: string): string {
  if (!typed.startsWith('#')) return plainColor(typed);
  const channels = [1, 3, 5].map(start => parseInt(typed.slice(start, start + 2), 16));
  return `rgb(${channels.join()})`;
}
