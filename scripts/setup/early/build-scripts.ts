/**
 * Makes, out of `components/early`, the scripts of the site's pages: the files that are fetched later, with their shared
 * parts, then the early script, in one piece, with the addresses of the others written in.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, type BuildOptions, type OutputChunk } from 'rolldown';
import { AT_ONCE } from '../../../components/early/at-once.ts';
import { EARLY_PREFIX, type EarlyScripts } from '../../../server/early-manifest.ts';

export async function buildScripts(root: string, outdir: string): Promise<BuiltScripts> {
  const source = join(root, 'components', 'early');
  const chunks = readdirSync(join(source, 'chunks')).map(file => join(source, 'chunks', file));
  const atOnce = new Set(Object.values(AT_ONCE));
  const isAtOnce = (file: string) => atOnce.has(parse(file).name);
  const bundleEach = async (files: readonly string[]) =>
    (await Promise.all(files.map(file => bundle(root, outdir, { file })))).flat();
  // Each in one piece: a request more costs more than some bytes twice.
  const first = await bundleEach(chunks.filter(isAtOnce));
  const later = await bundleEach(chunks.filter(file => !isAtOnce(file)));
  const page = await bundle(root, outdir, {
    file: join(root, 'components', 'page-script', 'page-script.ts'),
    define: { CHUNKS: JSON.stringify(addresses(later)) },
  });
  return {
    scripts: {
      early: addresses(page)['page-script'] ?? '',
      later: addresses([...first, ...later]),
    },
    users: findUsers(page, root),
  };
}

/** `users`: by the name of a file that only islands fetch, the names of these. */
type BuiltScripts = { scripts: EarlyScripts; users: ReadonlyMap<string, readonly string[]> };

async function bundle(root: string, dir: string, { file, define }: Bundle) {
  const { output } = await build({
    ...OPTIONS,
    cwd: root,
    input: { [parse(file).name]: file },
    tsconfig: join(root, 'tsconfig.json'),
    transform: { ...TRANSFORM, define: { ...DEFINE, ...define } },
    output: { ...OUTPUT, ...(define ? { codeSplitting: SHARED } : {}), dir },
  });
  return output.filter(file => file.type === 'chunk');
}

/** The public address of each file that something asks for by name. */
function addresses(files: readonly OutputChunk[]): Record<string, string> {
  const named = files.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(named.map(({ name, fileName }) => [name, `${EARLY_PREFIX}${fileName}`]));
}

/** Which islands' files import each file. React's own, which every island fetches, is not in it. */
function findUsers(files: readonly OutputChunk[], root: string): Map<string, string[]> {
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
  const registry = readFileSync(join(root, 'components', 'islands', 'registry.ts'), 'utf8');
  for (const [, name = '', path = ''] of registry.matchAll(ENTRY)) {
    const file = files.find(({ facadeModuleId }) => facadeModuleId?.startsWith(join(root, `${path}.ts`)));
    if (!file) throw new Error(`No file was built for the island "${name}"`);
    visit(file.fileName, name);
  }
  for (const { isEntry, fileName } of files) if (isEntry) users.delete(fileName);
  return users;
}

// `'name': { load: async () => (await import('@/components/…')).Component`
const ENTRY = /'?([\w-]+)'?: \{\s*load: async \(\) =>\s*\(await import\('@\/([^']+)'\)\)/g;

const DEFINE = { 'process.env.NODE_ENV': '"production"' };

const TRANSFORM = {
  target: 'es2022',
  jsx: { runtime: 'automatic', development: false },
} as const satisfies BuildOptions['transform'];

const OUTPUT = {
  format: 'esm',
  minify: true,
  comments: false,
  // The early script carries these names to every page, and random letters do not compress.
  entryFileNames: '[name]-[hash:6].js',
  chunkFileNames: '[name]-[hash:6].js',
} as const satisfies BuildOptions['output'];

/** What many islands share stands in files of its own. */
const SHARED = {
  groups: [
    // React, what it needs here, and what nearly every island draws with: one file for all islands.
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler)\/|components\/(?:islands\/(?:hydrate|keep-input)|ui\/)/,
    },
    {
      name: 'forms',
      test: /node_modules\/(?:react-hook-form|@hookform|zod)\//,
    },
    // By a name of its own: blockers refuse files called track or analytics, and islands need this one to wake.
    { name: 'visit', test: /lib\/(?:analytics|consent)\// },
  ],
};

const OPTIONS = {
  platform: 'browser',
  // The framework collects the styles of the same components.
  moduleTypes: { '.css': 'empty' },
  // `use client` says nothing to a bundle that is all for the browser.
  checks: { moduleLevelDirective: false },
} as const satisfies BuildOptions;

type Bundle = { file: string; define?: Record<string, string> };
