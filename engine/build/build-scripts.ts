/**
 * Makes the scripts of the site's pages: the page script, which every page has, and the files that it fetches later: of
 * each island, of React, and of the plain parts that only some pages need. They have places for live values, which
 * `fillScripts` fills, and their names say nothing of what is in them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type CodeSplittingGroup, type OutputChunk, type Plugin } from 'rolldown';
import { liveModules, type LiveModule } from './fill-scripts.ts';

export type ScriptSettings = {
  root: string;
  /** The file of the page script. It starts the islands. */
  script: string;
  /** The file with the site's islands. */
  islands: string;
  /** Which modules come in one file. */
  scriptGroups: readonly CodeSplittingGroup[];
  /** Modules whose values change without a build, by their files. */
  live: ReadonlyMap<string, LiveModule>;
  /** How the site finds modules that the bundler would not. */
  plugins: Plugin[];
};

export async function buildScripts(
  { root, script, islands: registry, scriptGroups, live, plugins }: ScriptSettings,
  outdir: string,
): Promise<BuiltScripts> {
  const { output } = await build({
    ...OPTIONS,
    cwd: root,
    input: { page: join(root, script) },
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [...plugins, liveModules(live)],
    output: { ...OUTPUT, dir: outdir, codeSplitting: { groups: [...scriptGroups] } },
  });
  const files = output.filter(file => file.type === 'chunk');
  const page = files.find(({ isEntry }) => isEntry);
  if (!page) throw new Error('No page script was built');
  const islands = listIslands(root, registry);
  return { script: page.fileName, users: findUsers(files, root, islands) };
}

/** `script` is the page script's name. `users`: by the name of a file that only islands fetch, the names of these. */
type BuiltScripts = { script: string; users: ReadonlyMap<string, readonly string[]> };

/** Which islands fetch each file. What the page script fetches for itself is not in it: every page may. */
function findUsers(files: readonly OutputChunk[], root: string, islands: IslandFiles): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const visit = (fileName: string, user: string) => {
    const known = users.get(fileName) ?? [];
    if (known.includes(user)) return;
    users.set(fileName, [...known, user]);
    const file = files.find(candidate => candidate.fileName === fileName);
    // An island may share code with the page script, which uses everything.
    if (file?.isEntry) return;
    for (const used of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) visit(used, user);
  };
  for (const [name, path] of islands) {
    const file = files.find(({ facadeModuleId }) => facadeModuleId?.startsWith(join(root, `${path}.ts`)));
    if (!file) throw new Error(`No file was built for the island "${name}"`);
    visit(file.fileName, name);
  }
  return users;
}

/** By the island's name, the path of its component, without the ending. */
function listIslands(root: string, registry: string): Map<string, string> {
  const text = readFileSync(join(root, registry), 'utf8');
  return new Map(
    Array.from(text.matchAll(ENTRY), ([, name = '', path = '']) => [
      name,
      path.startsWith('@/') ? path.slice(2) : join(dirname(registry), path),
    ]),
  );
}

type IslandFiles = ReadonlyMap<string, string>;

// `'name': { load: async () => (await import('@/components/…')).Component`, or a path from the registry's folder.
const ENTRY = /'?([\w-]+)'?: \{\s*load: async \(\) =>\s*\(await import\('((?:@\/|\.)[^']+)'\)\)/g;

const OUTPUT = {
  format: 'esm',
  minify: true,
  comments: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
} as const satisfies BuildOptions['output'];

const OPTIONS = {
  platform: 'browser',
  transform: {
    target: 'es2022',
    jsx: { runtime: 'automatic', development: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  // The framework collects the styles of the same components.
  moduleTypes: { '.css': 'empty' },
  // `use client` says nothing to a bundle that is all for the browser.
  checks: { moduleLevelDirective: false },
} as const satisfies BuildOptions;
