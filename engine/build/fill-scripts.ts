import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** A module of the site that exports one constant, whose value changes without a build: its name there, and here. */
export type LiveModule = { part: string; name: string };

/** Leaves a place for the value of each live module, by its file. */
export function liveModules(modules: ReadonlyMap<string, LiveModule>): Plugin {
  return {
    name: 'live modules',
    load: id => {
      const found = modules.get(id);
      if (!found) return null;
      const code = `export const ${found.name} = /* @__PURE__ */ __LIVE__(${JSON.stringify(found.part)});`;
      return { code, moduleType: 'js' };
    },
  };
}

/**
 * Writes the scripts of the folder `from` to `outdir`, with the values of `parts` in their places, under names that change
 * with what a script and all that it fetches say. Returns the new name of each. Throws where a value is missing.
 */
export function fillScripts(
  from: string,
  outdir: string,
  parts: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const texts = new Map(
    readdirSync(from)
      .filter(name => name.endsWith('.js'))
      .map(name => [name, readFileSync(join(from, name), 'utf8')]),
  );
  const fill = (text: string, fetched: (name: string) => string) =>
    text.replace(PLACE, (place: string, part: string | undefined, script: string | undefined) => {
      if (part === undefined) return script !== undefined && texts.has(script) ? fetched(script) : place;
      if (parts[part] === undefined) throw new Error(`There is no value for "${part}" in the scripts`);
      return literal(parts[part]);
    });
  const names = new Map(
    Array.from(texts.keys(), name => {
      const hash = createHash('sha256').update(name);
      for (const one of reachedFrom(name, texts))
        hash.update(fill(texts.get(one) ?? '', script => `./${script}`));
      return [name, `${name.slice(0, -'.js'.length)}-${hash.digest('base64url').slice(0, HASH_LENGTH)}.js`];
    }),
  );
  mkdirSync(outdir, { recursive: true });
  for (const [name, text] of texts)
    writeFileSync(
      join(outdir, names.get(name) ?? name),
      fill(text, script => `./${names.get(script) ?? script}`),
    );
  return names;
}

/** A script and all that it fetches, now or later, which may fetch each other. In order. */
function reachedFrom(name: string, texts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>();
  const visit = (one: string) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const [, , script] of (texts.get(one) ?? '').matchAll(PLACE))
      if (script !== undefined && texts.has(script)) visit(script);
  };
  visit(name);
  return Array.from(reached).toSorted();
}

/** The value as the shortest script. A key that would set the prototype stays a key. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${keyOf(key)}:${literal(inner)}`)
    .join(',')}}`;
}

function keyOf(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return PLAIN_KEY.test(key) ? key : JSON.stringify(key);
}

/** The place of a value, with its part; or the name of another script, as the bundler writes it. */
const PLACE = /__LIVE__\([`"']([\w-]+)[`"']\)|\.\/([\w.-]+\.js)/g;
const PLAIN_KEY = /^[a-z]\w*$/i;
/** The page script carries these names to every page, and random letters do not compress. */
const HASH_LENGTH = 6;
