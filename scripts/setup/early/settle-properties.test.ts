import { expect, test } from 'vitest';
import { cutStyles } from './cut-styles';

test('what is set once for the document is written where it is asked for', () => {
  expect(cut(':root,:host{--ink:#111}.a{color:var(--ink);fill:var(--ink,red)}')).toBe(
    '.a{color:#111;fill:#111}',
  );
  expect(cut('@layer theme{:root{--ink:#111}}@media print{.a{color:var(--ink)}}')).toBe(
    '@media print{.a{color:#111}}',
  );
});

test('what is set again, under a condition or for a part of the page keeps its name', () => {
  for (const css of [
    ':root{--ink:#111}[data-theme=dark]{--ink:#eee}.a{color:var(--ink)}',
    ':root{--ink:#111}@keyframes k{to{--ink:#eee}}.a{color:var(--ink);animation:k}',
    '@media print{:root{--ink:#111}}.a{color:var(--ink)}',
    '.b{--ink:#111}.a{color:var(--ink)}',
    ':root{--ink:#111!important}.a{color:var(--ink)}',
  ])
    expect(cut(css)).toBe(css);
});

test('what is made of another property is settled for the document, not anew in each element', () => {
  const css = ':root{--font:var(--face),serif}[data-plain]{--face:Arial}.a{font-family:var(--font)}';
  expect(cut(css)).toBe(css);
});

test('what pages and scripts name can be set there', () => {
  const css = ':root{--fit:1}.a{scale:var(--fit);width:var(--w,2px)}';
  expect(cut(css, ["style.setProperty('--fit', 2)", 'style="--w:3px"'])).toBe(css);
});

test('a long value that is asked for often keeps its name', () => {
  const css =
    ':root{--f:"Figtree","Figtree Fallback",sans-serif}.a{font-family:var(--f)}.b{font-family:var(--f)}[hidden]{font-family:var(--f)}';
  expect(cut(css)).toBe(css);
});

test('what nothing sets is its registered value, or else the fallback', () => {
  const css =
    '@property --s{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --w{syntax:"<length>";inherits:false;initial-value:0}' +
    '@property --c{syntax:"*";inherits:false}.a{box-shadow:var(--s),0 0 calc(1px + var(--w)) var(--c,rgb(0 0 var(--d,0)))}';
  expect(cut(css)).toBe('.a{box-shadow:0 0 #0000,0 0 calc(1px + 0px) rgb(0 0 0)}');
});

test('a declaration that would be left without a value, or has no fallback, stays', () => {
  const css = '@property --b{syntax:"*";inherits:false}.a{filter:var(--b,)}.b{color:var(--none)}';
  expect(cut(css)).toBe(css);
  expect(cut('.a{filter:var(--b,) var(--d,) blur(1px)}')).toBe('.a{filter:blur(1px)}');
});

test('texts are left alone, and values do not run into what follows', () => {
  expect(cut(':root{--n:1}.a{content:"var(--n)";grid-area:var(--n)var(--n)}')).toBe(
    ':root{--n:1}.a{content:"var(--n)";grid-area:1 1}',
  );
});

test('multiples of the spacing are worked out', () => {
  const css =
    ':root{--spacing:.25rem}.a{top:calc(var(--spacing) * -.5);margin:calc(1px + var(--spacing) * 2)}';
  expect(cut(css)).toBe('.a{top:-.125rem;margin:calc(1px + .25rem * 2)}');
});

function cut(css: string, texts: string[] = []): string {
  return cutStyles(css, { classes: new Set(['a', 'b']), texts });
}
