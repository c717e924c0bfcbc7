/**
 * Makes, out of `components/early`, the scripts of static pages: the files that are fetched later, with their shared
 * parts, then the early script, in one piece, with the addresses of the others written in.
 */
import { readdirSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { buildSync, type BuildOptions, type Metafile } from 'esbuild';
import { AT_ONCE } from '../../../components/early/at-once.ts';
import { EARLY_PREFIX, type EarlyScripts } from '../../../server/early-manifest.ts';

export function buildScripts(root: string, outdir: string): EarlyScripts {
  const source = join(root, 'components', 'early');
  const options = { ...OPTIONS, absWorkingDir: root, outdir };
  const chunks = readdirSync(join(source, 'chunks'));
  const atOnce = new Set(Object.values(AT_ONCE));
  const build = (isWanted: (name: string) => boolean, splitting: boolean) => {
    const entryPoints = chunks
      .filter(file => isWanted(parse(file).name))
      .map(file => join(source, 'chunks', file));
    return addresses(buildSync({ ...options, entryPoints, splitting }));
  };
  // What is fetched at once is in one piece: a request more costs more than some bytes twice.
  const later = { ...build(name => atOnce.has(name), false), ...build(name => !atOnce.has(name), true) };
  const { early = '' } = addresses(
    buildSync({
      ...options,
      entryPoints: [join(source, 'early.ts')],
      define: { ...DEFINE, CHUNKS: JSON.stringify(later) },
    }),
  );
  return { early, later };
}

/** The script that is written into pages rendered per request. */
export function buildLateScript(root: string): string {
  const { outputFiles } = buildSync({
    ...OPTIONS,
    format: 'iife',
    write: false,
    absWorkingDir: root,
    outdir: root,
    entryPoints: [join(root, 'components', 'early', 'late.ts')],
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The public address of each file that something asks for by name. */
function addresses({ metafile }: { metafile: Metafile }): Record<string, string> {
  const named = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined || !entryPoint.startsWith('components/early/')
      ? []
      : [[basename(entryPoint).replace(/\.tsx?$/, ''), `${EARLY_PREFIX}${basename(file)}`]],
  );
  return Object.fromEntries(named);
}

const DEFINE = { 'process.env.NODE_ENV': '"production"' };

const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: DEFINE,
  // The framework collects the styles of the same components.
  loader: { '.css': 'empty' },
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;
