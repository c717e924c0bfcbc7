import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutStyles } from './cut-styles';
import { findClasses, findDrawnClasses, withPictureClasses } from './used-classes';

const HTML =
  '<main class="page dark:bg-ink md:p-[calc(1px+2px)] w-1/2"><p class="before:content-[&#x27;a&#x27;]">';

test('a rule stays if its classes are in the page, and goes if they are not', () => {
  expect(cut('.page{color:red}.other{color:blue}p{margin:0}')).toBe('.page{color:red}p{margin:0}');
});

test('a rule needs all the classes of one of its selectors', () => {
  expect(cut('.page .other,.page>p,.other:hover{color:red}')).toBe('.page>p{color:red}');
});

test('states, attributes and what is excluded ask for nothing', () => {
  const css = '.page:hover,.page[data-theme=dark]:not(.other),[data-open],:not(.other)>p{a:b}';
  expect(cut(css)).toBe(css);
});

test('of a choice one way is enough', () => {
  expect(cut(':is(.page,.other) p{a:b}:where(.other) p{a:b}main:has(.other){a:b}')).toBe(
    ':is(.page,.other) p{a:b}',
  );
});

test('escaped names are read as the classes that they are', () => {
  const css = '.dark\\:bg-ink,.w-1\\/2,.md\\:p-\\[calc\\(1px\\+2px\\)\\]{a:b}';
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

test('a class of a drawing counts in markup only, though a script may have the word', () => {
  const drawingClasses = new Set(['hours', 'doors']);
  const page = findClasses(['<p class="doors">'], ['"our hours and doors"'], drawingClasses);
  expect(cutStyles('.hours{a:b}.doors{a:b}', { classes: page, texts: [] })).toBe('.doors{a:b}');
});

test('an everyday word is a class of the drawings, but not if another sheet has it or it is a utility', () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(root, 'app', 'exhibits'), { recursive: true });
  const exhibit = '.hours,.wall svg:not(.absolute),.wall .text-lede,.sample-tag,.sign{a:b}';
  writeFileSync(join(root, 'app', 'exhibits', 'wall.css'), exhibit);
  writeFileSync(join(root, 'app', 'signs.css'), '.sign{a:b}');
  const framework =
    '@layer components{.hours,.wall{a:b}}@layer utilities{.flex{a:b}@media print{.absolute:hover{a:b}}}';
  expect(
    findDrawnClasses(root, { drawings: 'app/exhibits/*.css', otherStyles: 'app/*.css' }, framework),
  ).toEqual(new Set(['hours', 'wall']));
});

test('code that reads pictures may use their classes', () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(root, 'shops'));
  writeFileSync(join(root, 'shops', 'barber.svg'), '<svg><g class="lit card"><path class="red"/></g></svg>');
  const withClasses = withPictureClasses(root, { pictures: 'shops' });
  expect(withClasses(['draw(`shops/${id}`)'])).toEqual(['draw(`shops/${id}`)', 'lit card red']);
  expect(withClasses(['draw(`goods/${id}`)'])).toEqual(['draw(`goods/${id}`)']);
});

test('a class that a script puts together stays', () => {
  const classes = findClasses([], ['f(`countdown-${look}`,"note-".concat(tone))']);
  const css = '.countdown-flip,.note-error{a:b}';
  expect(cutStyles(`${css}.count{a:b}`, { classes, texts: [] })).toBe(css);
});

test('a class that a script adds inside other text, or that begins with one letter, stays', () => {
  const classes = findClasses([], ["f(`box ${isOpen ? 'text-h3' : 'text-h2'}`,`c-${color}`)"]);
  const css = '.box,.text-h3,.text-h2,.c-rose{a:b}';
  expect(cutStyles(`${css}.other{a:b}`, { classes, texts: [] })).toBe(css);
});

test('conditions and layers stay around what is left, in order', () => {
  const css =
    '@layer base,utilities;@layer utilities{.other{a:b}@media (width<600px){.page{a:b}.other{a:b}}}@media print{.other{a:b}}';
  expect(cut(css)).toBe('@layer base;@layer utilities{@media (width<600px){.page{a:b}}}');
});

test('custom properties, registrations and keyframes go when nothing names them', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}' +
    ':root{--a:var(--b);--b:red;--c:blue;--fit:1;--w:2}.page{color:var(--a);--x:1;scale:var(--x);animation:1s rise}' +
    '[data-open]{--b:blue;--c:red}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}';
  expect(cut(css, ['style="width:var(--w)"', "style.setProperty('--fit', 2)"])).toBe(
    '@property --x{syntax:"*";inherits:false}' +
      ':root{--a:var(--b);--b:red;--fit:1;--w:2}.page{color:var(--a);--x:1;scale:var(--x);animation:1s rise}' +
      '[data-open]{--b:blue}@keyframes rise{to{top:0}}',
  );
});

test('texts and addresses are not taken for braces', () => {
  const css =
    '.page{content:"}";background:url(data:image/svg+xml,%3Csvg;{})}@font-face{font-family:x;src:url(a;b)}';
  expect(cut(css)).toBe(css);
});

test('a broken sheet is refused', () => {
  expect(() => cut('.page{color:red}}')).toThrow('Unexpected');
});

test('a mixed color replaces the plain one before it and nothing else', () => {
  const css =
    '.page{color:red;margin:0}@supports (color:color-mix(in lab, red, red)){.page{color:color-mix(in lab,currentColor,blue)}}p{color:red}';
  expect(cut(css)).toBe('.page{color:color-mix(in lab,currentColor,blue);margin:0}p{color:red}');
});

test('blocks for browsers without @property go, and other conditions stay', () => {
  const css =
    '@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*{--x:0}}@supports (height:100dvh){.page{height:100dvh}}';
  expect(cut(css, ['--x'])).toBe('@supports (height:100dvh){.page{height:100dvh}}');
});

test('a declaration that a rule repeats is written once', () => {
  expect(cut('.page{scale:var(--s);margin:0;scale:var(--s)}')).toBe('.page{scale:var(--s);margin:0}');
});

test('a value that the document sets once is written out', () => {
  expect(cut(':root,:host{--ink:#111}.page{color:var(--ink);fill:var(--ink,red)}')).toBe(
    '.page{color:#111;fill:#111}',
  );
  expect(cut('@layer theme{:root{--ink:#111}}@media print{.page{color:var(--ink)}}')).toBe(
    '@layer theme;@media print{.page{color:#111}}',
  );
  expect(cut(':root{--spacing:.25rem}.page{top:calc(var(--spacing)*-.5)}')).toBe('.page{top:-.125rem}');
});

test.each([
  ':root{--ink:#111}[data-theme=dark]{--ink:#eee}.page{color:var(--ink)}',
  ':root{--ink:#111}@keyframes k{to{--ink:#eee}}.page{color:var(--ink);animation:k}',
  '@media print{:root{--ink:#111}}.page{color:var(--ink)}',
  'p{--ink:#111}.page{color:var(--ink)}',
  ':root{--ink:#111!important}.page{color:var(--ink)}',
  ':root{--font:var(--face), serif}[data-plain]{--face:Arial}.page{font-family:var(--font)}',
])('a value that can differ keeps its name: %s', css => {
  expect(cut(css)).toBe(css);
});

test('a property that pages or scripts name keeps its name', () => {
  const css = ':root{--fit:1}.page{scale:var(--fit);width:var(--w,2px)}';
  expect(cut(css, ["style.setProperty('--fit', 2)", 'style="--w:3px"'])).toBe(css);
});

test('what nothing sets is its registered value, or else the fallback', () => {
  const css =
    '@property --s{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --w{syntax:"<length>";inherits:false;initial-value:0}' +
    '@property --c{syntax:"*";inherits:false}.page{box-shadow:var(--s),0 0 calc(1px + var(--w)) var(--c,rgb(0 0 var(--d,0)))}';
  expect(cut(css)).toBe('.page{box-shadow:0 0 #0000,0 0 1px #000}');
});

test('a declaration that would be left without a value, or has no fallback, stays', () => {
  const css = '@property --b{syntax:"*";inherits:false}.page{filter:var(--b,)}p{color:var(--none)}';
  expect(cut(css)).toBe(css);
});

test('texts are left alone, and values do not run into what follows', () => {
  expect(cut(':root{--n:1}.page{content:"var(--n)";grid-area:var(--n)var(--n)}')).toBe(
    ':root{--n:1}.page{content:"var(--n)";grid-area:1 1}',
  );
});

function cut(css: string, texts: string[] = []): string {
  return cutStyles(css, { classes: findClasses([HTML], []), texts });
}
