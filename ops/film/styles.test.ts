import { expect, test } from 'vitest';
import { filmStyles } from './styles';

test('a film is set in the site’s own typefaces, colors and boards, in styles that a browser reads by itself', () => {
  const styles = filmStyles().join('\n');
  for (const part of ['font-family:Archivo', 'font-family:Figtree', '--color-board:', '.board {'])
    expect(styles).toContain(part);
  expect(styles).not.toMatch(/@(?:theme|custom-variant|slot|apply)\b/);
  expect(styles.split('{').length).toBe(styles.split('}').length);
});
