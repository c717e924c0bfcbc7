/**
 * Makes, out of `components/early`, the scripts of the site's pages: the files that are fetched later, with their shared
 * parts, then the early script, in one piece, with the addresses of the others written in.
 */
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, type BuildOptions, type OutputChunk } from 'rolldown';
import { AT_ONCE } from '../../../components/early/at-once.ts';
import { EARLY_PREFIX, type EarlyScripts } from '../../../server/early-manifest.ts';

export async function buildScripts(root: string, outdir: string): Promise<BuiltScripts> {
  const source = join(root, 'components', 'early');
  const chunks = readdirSync(join(source, 'chunks')).map(file => join(source, 'chunks', file));
  const bundle = (files: readonly string[], more: Omit<Bundle, 'files'> = {}) =>
    bundleScripts(root, outdir, { files, ...more });
  const atOnce = new Set(Object.values(AT_ONCE));
  const isAtOnce = (file: string) => atOnce.has(parse(file).name);
  const bundleEach = async (files: readonly string[]) =>
    (await Promise.all(files.map(file => bundle([file])))).flat();
  // Each in one piece: a request more costs more than some bytes twice. Islands share what is worth it: React.
  const plain = chunks.filter(file => !isIsland(file));
  const first = await bundleEach(plain.filter(isAtOnce));
  const later = [
    ...(await bundleEach(plain.filter(file => !isAtOnce(file)))),
    ...(await bundle(chunks.filter(isIsland), { shared: true })),
  ];
  const early = await bundle([join(source, 'early.ts')], {
    define: { CHUNKS: JSON.stringify(addresses(later)) },
  });
  return {
    scripts: {
      early: addresses(early)['early'] ?? '',
      later: addresses([...first, ...later]),
    },
    users: findUsers(later),
  };
}

/** `users`: by the name of a file, what fetches it: the names of files under `chunks/`. */
type BuiltScripts = { scripts: EarlyScripts; users: ReadonlyMap<string, readonly string[]> };

async function bundleScripts(root: string, dir: string, { files, define, shared }: Bundle) {
  const { output } = await build({
    ...OPTIONS,
    cwd: root,
    input: Object.fromEntries(files.map(file => [parse(file).name, file])),
    tsconfig: join(root, 'tsconfig.json'),
    transform: { ...TRANSFORM, define: { ...DEFINE, ...define } },
    output: {
      ...OUTPUT,
      dir,
      // Whatever two islands use travels with React, in one file.
      ...(shared ? { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } : {}),
    },
  });
  return output.filter(file => file.type === 'chunk');
}

/** React hydrates what a file of JSX draws. */
function isIsland(file: string): boolean {
  return file.endsWith('.tsx');
}

/** The public address of each file that something asks for by name. */
function addresses(files: readonly OutputChunk[]): Record<string, string> {
  const named = files.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(named.map(({ name, fileName }) => [name, `${EARLY_PREFIX}${fileName}`]));
}

function findUsers(files: readonly OutputChunk[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const visit = (fileName: string, user: string) => {
    const known = users.get(fileName) ?? [];
    if (known.includes(user)) return;
    users.set(fileName, [...known, user]);
    const file = files.find(candidate => candidate.fileName === fileName);
    for (const used of [...(file?.imports ?? []), ...(file?.dynamicImports ?? [])]) visit(used, user);
  };
  for (const { isEntry, name, fileName } of files) if (isEntry) visit(fileName, name);
  return users;
}

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
  chunkFileNames: 'part-[hash:6].js',
} as const satisfies BuildOptions['output'];

const OPTIONS = {
  platform: 'browser',
  // The framework collects the styles of the same components.
  moduleTypes: { '.css': 'empty' },
  // `use client` says nothing to a bundle that is all for the browser.
  checks: { moduleLevelDirective: false },
} as const satisfies BuildOptions;

type Bundle = { files: readonly string[]; shared?: boolean; define?: Record<string, string> };
