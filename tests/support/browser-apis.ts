/** Which of the browsers' names a script uses that the oldest browsers of .browserslistrc lack, by the data of MDN. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import data, { type BrowserName, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/**
 * The names that the script needs and a promised browser lacks, each once: what it calls, and what it reads a member of.
 * `URL.canParse`, `structuredClone`, and `.toSorted()` where the object is not known, which is missing only where no
 * object has it. What stands its own absence is left out (`globalThis.scheduler?.yield?.()`); a guard further away is
 * not seen.
 */
export function missingApis(script: string): string[] {
  const missing = new Set<string>();
  const note = (name: string) => {
    if (SUPPORT.get(name) === false) missing.add(name);
  };
  const noteCallee = ({ callee, ...call }: ESTree.CallExpression | ESTree.NewExpression) => {
    if ('optional' in call && call.optional) return;
    note(nameOf(callee));
  };
  new Visitor({
    CallExpression: noteCallee,
    NewExpression: noteCallee,
    MemberExpression({ object, optional }) {
      const name = nameOf(object);
      // Of an object that is not known, a member may be the script's own.
      if (!optional && !name.startsWith('.')) note(name);
    },
    Literal(literal) {
      if ('regex' in literal && literal.regex.flags.includes('v')) note('RegExp.unicodeSets');
    },
  }).visit(parseSync('script.js', script).program);
  return [...missing].sort();
}

/** As SUPPORT names it: `URL` for `window.URL`, `URL.parse`, and `.parse` where the object is none that is known; else empty. */
function nameOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  const { name } = node.property;
  const owner = nameOf(node.object).replace(/^\./, '');
  if (WINDOWS.has(owner)) return name;
  return SUPPORT.has(`${owner}.${name}`) ? `${owner}.${name}` : `.${name}`;
}

const WINDOWS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self']);

/** The oldest version of each promised browser. Who has an iPhone has Safari's version of its system. */
const OLDEST: readonly (readonly [BrowserName, string])[] = readFileSync(
  join(import.meta.dirname, '../../.browserslistrc'),
  'utf8',
)
  .trim()
  .split('\n')
  .flatMap(line => {
    const [, browser = '', version = ''] = /^(chrome|edge|firefox|safari) >= ([\d.]+)$/.exec(line) ?? [];
    if (browser === '') throw new Error(`This line of .browserslistrc is not understood: ${line}`);
    const names = browser === 'safari' ? ['safari', 'safari_ios'] : [browser];
    return names.map(name => [name as BrowserName, version] as const);
  });

/** Whether the promised browsers have a name: of a global, of `Owner.member`, and of `.member`, where one of all owners will do. */
const SUPPORT: ReadonlyMap<string, boolean> = readSupport();

function readSupport(): Map<string, boolean> {
  const support = new Map<string, boolean>();
  const note = (name: string, isThere: boolean) => support.set(name, isThere || support.get(name) === true);
  const noteMembers = (owner: string, members: Identifier) => {
    for (const [key, member] of membersOf(members)) {
      if (!hasData(member)) continue;
      const name = key.replace(/_static$/, '');
      const isThere = isSupported(member);
      note(`${owner}.${name}`, isThere);
      // `navigator`, `document` and `scheduler` are the one object of their kind.
      note(`${owner.charAt(0).toLowerCase()}${owner.slice(1)}.${name}`, isThere);
      note(`.${name}`, isThere);
      noteMembers(name, member);
    }
  };
  for (const group of [data.api, data.javascript['builtins'] ?? {}])
    for (const [name, owner] of membersOf(group)) {
      if (hasData(owner)) note(name, isSupported(owner));
      noteMembers(name, owner);
    }
  return support;
}

function membersOf(named: Identifier): [string, Identifier][] {
  const names = Object.keys(named).filter(key => key !== '__compat');
  return names.flatMap(name => (named[name] === undefined ? [] : [[name, named[name]]]));
}

function hasData({ __compat: compat }: Identifier): boolean {
  return compat !== undefined;
}

function isSupported({ __compat: compat }: Identifier): boolean {
  return OLDEST.every(([browser, oldest]) => {
    const statements = [compat?.support[browser] ?? []].flat();
    return statements.some(
      ({ version_added: added, flags }) =>
        added !== false && flags === undefined && compareVersions(added.replace('≤', ''), oldest) <= 0,
    );
  });
}

function compareVersions(a: string, b: string): number {
  return a === 'preview' ? 1 : a.localeCompare(b, 'en', { numeric: true });
}
