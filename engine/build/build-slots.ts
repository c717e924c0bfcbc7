import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type OutputChunk, type Plugin } from 'rolldown';
import { slotsFile, writeSlotList } from '../serve/load-slots.ts';
import type { Drawers } from '../slots/draw-slots.ts';

/**
 * Makes one file of the site's slots, which the server draws without the framework, and one of each module that has
 * them. Returns the code behind each module by its path: what it may draw.
 */
export async function buildSlots(
  { root, islands, plugins }: SlotSettings,
  buildDir: string,
): Promise<SlotCode> {
  const files = globSync('{app,components}/**/*.slot.tsx', { cwd: root }).toSorted();
  const entry = [
    `import { drawersOf, listSlots } from ${JSON.stringify(join(import.meta.dirname, '..', 'slots', 'draw-slots.ts'))};`,
    `import { islands } from ${JSON.stringify(join(root, islands))};`,
    'const modules = {',
    ...files.map(file => `${JSON.stringify(file)}: () => import(${JSON.stringify(join(root, file))}),`),
    '};',
    'export const list = () => listSlots(modules);',
    'export const drawers = list => drawersOf(modules, islands, list);',
  ].join('\n');
  const { output } = await build({
    cwd: root,
    input: {
      [basename(slotsFile(buildDir), '.mjs')]: ENTRY,
      ...Object.fromEntries(files.map((file, index) => [`slot-${index}`, join(root, file)])),
    },
    plugins: [
      ...plugins,
      {
        name: 'slots',
        resolveId: id => (id === ENTRY ? id : null),
        load: id => (id === ENTRY ? { code: entry, moduleType: 'ts' } : null),
      },
    ],
    tsconfig: join(root, 'tsconfig.json'),
    platform: 'node',
    // Packages stay as they are, so the process has each of them once.
    external: /^(?!server-only$)@?\w[^:]*$/,
    resolve: { alias: { 'server-only': join(root, 'node_modules', 'server-only', 'empty.js') } },
    transform: { target: 'es2023', jsx: { runtime: 'automatic', development: false } },
    moduleTypes: { '.css': 'empty' },
    checks: { moduleLevelDirective: false },
    output: {
      format: 'esm',
      dir: dirname(slotsFile(buildDir)),
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      comments: false,
    },
  });
  await writeSlotList(buildDir);
  const chunks = output.filter(file => file.type === 'chunk');
  return new Map(files.map(file => [file, codeBehind(join(root, file), chunks)]));
}

/** By the path of a module with slots. */
export type SlotCode = ReadonlyMap<string, readonly string[]>;

/** The code behind the slots of a page that are drawn for each request: no built page shows what they have. */
export function unbuiltCode(html: string, drawers: Drawers, code: SlotCode): readonly string[] {
  return Array.from(drawers).flatMap(([name, { perRequest, file }]) =>
    perRequest && html.includes(`data-name="${name}"`) ? (code.get(file) ?? []) : [],
  );
}

/** The code of a module and of all that it imports at once. */
function codeBehind(module: string, chunks: readonly OutputChunk[]): string[] {
  const reached = new Set<OutputChunk>();
  const visit = (chunk: OutputChunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId === module));
  return Array.from(reached, ({ code }) => code);
}

type SlotSettings = { root: string; islands: string; plugins: Plugin[] };

const ENTRY = 'virtual:slots';
