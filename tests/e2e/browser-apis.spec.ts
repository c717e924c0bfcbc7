/** What the site's scripts call, against the browsers that .browserslistrc promises. It reads the built files, without a browser. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listBuilt } from '#engine/build';
import { missingApis } from '../support/browser-apis';
import { expect, test } from './test';

const OWN = 'a function of the script itself, or of its library, with the name of a new one of the browser';

/** Names that are not there everywhere, by the file that may call them, without its hash, and why it may. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auth-form': { '.hide': OWN },
  base: { '.service': OWN },
  forms: { '.createContext': OWN },
  'package-builder': { '.build': OWN },
  passkey: {
    'PublicKeyCredential.parseCreationOptionsFromJSON': 'the button is there only where the browser has it',
    'PublicKeyCredential.parseRequestOptionsFromJSON': 'the button is there only where the browser has it',
  },
  'password-form': { '.hide': OWN },
  react: {
    '.skipTransition': 'React calls it after `startViewTransition` alone',
    '.startViewTransition': 'React tries it, and goes on without',
    '.use': OWN,
    'navigation.navigate': 'React asks for `navigation` first',
    'navigator.connection': 'React asks for it first',
  },
  schema: { '.run': OWN, '.when': OWN },
};

test('no script calls what a promised browser lacks', () => {
  const { pages, files } = listBuilt(join(import.meta.dirname, '../..'));
  const scripts = files
    .filter(({ address }) => /^\/_page\/.*\.js$/.test(address))
    .map(({ file }) => [basename(file).replace(/-.{6}\.js$/, ''), readFileSync(file, 'utf8')] as const);
  const inline = new Set(pages.flatMap(({ file }) => inlineScripts(readFileSync(file, 'utf8'))));
  expect(scripts.length).toBeGreaterThan(40);
  expect(inline.size).toBeGreaterThan(0);
  const missing = [...scripts, ...Array.from(inline, script => ['inline', script] as const)].map(
    ([name, script]) => [name, missingApis(script)] as const,
  );
  expect(Object.fromEntries(missing.filter(([, names]) => names.length > 0))).toEqual(
    Object.fromEntries(Object.entries(ALLOWED).map(([name, reasons]) => [name, Object.keys(reasons).sort()])),
  );
});

test.describe('the check', () => {
  for (const [script, names] of [
    ['const wait = () => scheduler.yield()', ['scheduler', 'scheduler.yield']],
    ['globalThis.scheduler.yield()', ['scheduler', 'scheduler.yield']],
    ['URL.canParse(text)', ['URL.canParse']],
    ['new window.URL(text); window.URL.parse(text)', ['URL.parse']],
    ['list.values().map(String).toArray()', ['.toArray']],
    ['new CloseWatcher()', ['CloseWatcher']],
    ['text.replace(/\\p{RGI_Emoji}/v, "")', ['RegExp.unicodeSets']],
    ['globalThis.scheduler?.yield?.(); URL.canParse?.(text); new URL(text); text.at(-1)', []],
  ] as const)
    test(`says what is missing of ${script}`, () => {
      expect(missingApis(script)).toEqual(names);
    });
});

/** Without data, such as JSON-LD, whose element says its type. */
function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => script);
}
