import { expect, test } from 'vitest';
import { cutStyles } from './cut-styles';

test('a mixed colour takes the place of the plain one before it, and leaves everything else', () => {
  const css =
    '.a{color:red;margin:0}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in lab,red,blue)}}.b{color:red}';
  expect(cut(css)).toBe('.a{margin:0;color:color-mix(in lab,red,blue)}.b{color:red}');
});

test('blocks for browsers without @property go, with the layer that held nothing else', () => {
  const css =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*{--x:0}}}.a{color:red}';
  expect(cut(css)).toBe('.a{color:red}');
});

test('other questions to the browser stay', () => {
  const css = '@supports (height:100dvh){.a{height:100dvh}}';
  expect(cut(css)).toBe(css);
});

test('a declaration is said once where the compiler says it four times', () => {
  expect(cut('.a{color:red;color:red;margin:0;color:red}')).toBe('.a{color:red;margin:0;color:red}');
});

function cut(css: string): string {
  return cutStyles(css, { classes: new Set(['a', 'b']), texts: ['--x'] });
}
