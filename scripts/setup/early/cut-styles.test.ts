import { expect, test } from 'vitest';
import { cutStyles } from './cut-styles';
import { findClasses } from './selectors';

const HTML =
  '<main class="page dark:bg-ink md:p-[calc(1px+2px)] w-1/2"><p class="before:content-[&#x27;a&#x27;]">';

test('rules stay whose classes stand in the page, and go whose classes do not', () => {
  expect(cut('.page{color:red}.other{color:blue}p{margin:0}')).toBe('.page{color:red}p{margin:0}');
});

test('a rule needs all the classes of one of its selectors', () => {
  expect(cut('.page .other,.page>p,.other:hover{color:red}')).toBe('.page>p{color:red}');
});

test('states, attributes and what is excluded ask for nothing', () => {
  const css = '.page:hover{a:b}.page[data-theme=dark]:not(.other){a:b}[data-open]{a:b}:not(.other)>p{a:b}';
  expect(cut(css)).toBe(css);
});

test('of a choice one way is enough', () => {
  expect(cut(':is(.page,.other) p{a:b}:where(.other) p{a:b}main:has(.other){a:b}')).toBe(
    ':is(.page,.other) p{a:b}',
  );
});

test('escaped names are read as the classes that they are', () => {
  const css = '.dark\\:bg-ink{a:b}.w-1\\/2{a:b}.md\\:p-\\[calc\\(1px\\+2px\\)\\]{a:b}';
  expect(cut(css)).toBe(css);
});

test('a class with quotation marks is found in markup and in scripts', () => {
  const css = String.raw`.before\:content-\[\'a\'\]:before{content:"{"}`;
  expect(cut(css)).toBe(css);
  const inScript = findClasses([], [String.raw`x("flex before:content-[\'a\']\np-2")`]);
  expect(cutStyles(`${css}.p-2{a:b}`, { classes: inScript, texts: [] })).toBe(`${css}.p-2{a:b}`);
});

test('what a script may add stays', () => {
  const classes = findClasses([HTML], ['e.className="toast on-dark"']);
  expect(cutStyles('.toast.on-dark{a:b}.other{a:b}', { classes, texts: [] })).toBe('.toast.on-dark{a:b}');
});

test('a class that a script puts together stays', () => {
  const classes = findClasses([], ['f(`countdown-${look}`,"note-".concat(tone))']);
  const css = '.countdown-flip{a:b}.note-error{a:b}';
  expect(cutStyles(`${css}.count{a:b}`, { classes, texts: [] })).toBe(css);
});

test('a class that stands inside of what a script puts in, or begins with one letter, stays', () => {
  const classes = findClasses([], ["f(`box ${isOpen ? 'text-h3' : 'text-h2'}`,`c-${colour}`)"]);
  const css = '.box{a:b}.text-h3{a:b}.text-h2{a:b}.c-rose{a:b}';
  expect(cutStyles(`${css}.other{a:b}`, { classes, texts: [] })).toBe(css);
});

test('conditions and layers stay around what is left, in order', () => {
  const css =
    '@layer base,utilities;@layer utilities{.other{a:b}@media (width<600px){.page{a:b}.other{a:b}}}@media print{.other{a:b}}';
  expect(cut(css)).toBe('@layer base,utilities;@layer utilities{@media (width<600px){.page{a:b}}}');
});

test('custom properties, registrations and keyframes go when nothing speaks of them', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}' +
    ':root{--a:var(--b);--b:red;--c:blue;--fit:1;--w:2}.page{color:var(--a);--x:1;scale:var(--x);animation:rise 1s}' +
    '[data-open]{--b:blue;--c:red}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}';
  expect(cut(css, ['style="width:var(--w)"', "style.setProperty('--fit', 2)"])).toBe(
    '@property --x{syntax:"*";inherits:false}' +
      ':root{--a:var(--b);--b:red;--fit:1;--w:2}.page{color:var(--a);--x:1;scale:var(--x);animation:rise 1s}' +
      '[data-open]{--b:blue}@keyframes rise{to{top:0}}',
  );
});

test('texts and addresses are not taken for braces', () => {
  const css =
    '.page{background:url("data:image/svg+xml,%3Csvg;{}");content:"}"}@font-face{font-family:x;src:url(a;b)}';
  expect(cut(css)).toBe(css);
});

test('a broken sheet is refused instead of guessed at', () => {
  expect(() => cut('.page{color:red')).toThrow('ends inside a block');
});

function cut(css: string, texts: string[] = []): string {
  return cutStyles(css, { classes: findClasses([HTML], []), texts });
}
