import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'rolldown';
import { slotsFile } from '../serve/load-slots.ts';

/** Makes one file of the site's slots, which the server draws without the framework. */
export async function buildSlots({ root, islands }: SlotSettings, buildDir: string): Promise<void> {
  const files = globSync('{app,components}/**/*.slot.tsx', { cwd: root }).toSorted();
  const entry = [
    `import { drawersOf } from ${JSON.stringify(join(import.meta.dirname, '..', 'slots', 'draw-slots.ts'))};`,
    `import { islands } from ${JSON.stringify(join(root, islands))};`,
    ...files.map((file, index) => `import * as slot${index} from ${JSON.stringify(join(root, file))};`),
    `export const drawers = drawersOf([${files.map((_, index) => `slot${index}`).join(', ')}], islands);`,
  ].join('\n');
  await build({
    cwd: root,
    input: ENTRY,
    plugins: [
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
      entryFileNames: basename(slotsFile(buildDir)),
      chunkFileNames: '[name]-[hash].mjs',
      comments: false,
    },
  });
}

type SlotSettings = { root: string; islands: string };

const ENTRY = 'virtual:slots';
