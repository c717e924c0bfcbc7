import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillScripts } from './fill-scripts';

let folder = '';
let written = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, 'from'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(scripts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, 'from', name), text);
}

function fill(parts: Readonly<Record<string, unknown>>) {
  const outdir = join(folder, `to-${(written += 1)}`);
  const names = fillScripts(join(folder, 'from'), outdir, parts);
  const fileOf = (name: string) => join(outdir, names.get(name) ?? '');
  return {
    names: Object.fromEntries(names),
    text: (name: string) => readFileSync(fileOf(name), 'utf8'),
    run: (name: string) => import(/* @vite-ignore */ pathToFileURL(fileOf(name)).href),
  };
}

const SITE = {
  'page.js': 'export const later=()=>import("./form.js");',
  'form.js': 'export{phone}from"./base.js";import"./list.js";',
  'base.js': 'export const phone=__LIVE__(`contact`).phone;',
  'list.js': 'export const list=1;',
};

test('a changed value changes the name of its script and of all that fetch it, and no other', () => {
  write(SITE);
  const one = fill({ contact: { phone: '1' } });
  const other = fill({ contact: { phone: '2' } });
  const changed = Object.keys(SITE).filter(name => one.names[name] !== other.names[name]);
  expect(changed).toEqual(['page.js', 'form.js', 'base.js']);
  expect(fill({ contact: { phone: '1' } }).names).toEqual(one.names);
  expect(other.text('page.js')).toContain(`import("./${other.names['form.js']}")`);
});

test('scripts that fetch each other change together', () => {
  write({ 'a.js': 'import"./b.js";', 'b.js': 'import"./a.js";const n=__LIVE__("n");' });
  const one = fill({ n: 1 }).names;
  const other = fill({ n: 2 }).names;
  expect(one['a.js']).not.toBe(other['a.js']);
  expect(one['b.js']).not.toBe(other['b.js']);
});

test('a value is data: what it says is neither a place nor a script, nor code', async () => {
  write({ ...SITE, 'base.js': 'export const phone=__LIVE__("contact");' });
  const contact = JSON.parse(
    '{"__proto__":{"a":1},"a-b":[null,true,-1.5],"text":"./base.js $& __LIVE__(\\"n\\") `${x}` </script>\\u2028\\"\'"}',
  ) as unknown;
  const { phone } = (await fill({ contact }).run('base.js')) as { phone: unknown };
  expect(JSON.stringify(phone)).toBe(JSON.stringify(contact));
});

test('a missing value stops the build', () => {
  write(SITE);
  expect(() => fill({})).toThrow('contact');
});
