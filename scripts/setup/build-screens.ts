import { join } from 'node:path';
import { build } from 'rolldown';
import { SCREENS_FILE, SCREENS_FOLDER } from '../../server/framed-pages.ts';

/** Makes one file of the screens that the server draws without the framework (app/screens.tsx). */
export async function buildScreens(root: string, buildDir: string): Promise<void> {
  await build({
    cwd: root,
    input: join(root, 'app', 'screens.tsx'),
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
      dir: join(buildDir, SCREENS_FOLDER),
      entryFileNames: SCREENS_FILE,
      chunkFileNames: '[name]-[hash].mjs',
      comments: false,
    },
  });
}
