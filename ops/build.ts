import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILT_FROM, fingerprintOf } from './build-inputs.ts';
import { runTold, showProgress } from './progress.mjs';

/**
 * Builds the site when something that goes into the build has changed since the last one: sources, content,
 * configuration, lockfile, or a setting that pages carry. Returns false when the build failed, and has then written all that
 * it printed to standard error, which the browser tests show.
 */
export async function buildIfChanged(root: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const marker = join(root, BUILT_FROM);
  const wanted = fingerprintOf(root, env);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  if (!isWritable(root)) {
    console.error(
      `\nThe build in ${root} does not match these sources and settings, and this process cannot write there: run npm run build first, as its owner and with the site's settings.`,
    );
    return false;
  }
  const progress = showProgress({ command: 'build', steps: STEPS, folder: join(root, '.cache', 'last-run') });
  for (const { name, args } of STEPS) {
    progress.begin(name);
    const { status, output } = await runTold(process.execPath, args, {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      onLine: line => progress.note(name, stripVTControlCharacters(line).trim().slice(0, NOTE_LENGTH)),
    });
    progress.end(name, { isOk: status === 0 });
    if (status === 0) continue;
    progress.close();
    console.error(`\n${output}\n`);
    return false;
  }
  progress.close();
  writeFileSync(marker, wanted);
  return true;
}

/** A live site runs on a read-only tree. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The photos, then the framework's build, which lets the engine make the rest (page-adapter.ts). */
const STEPS = [
  { name: 'photos', args: ['ops/prepare-photos.ts'], seconds: 5 },
  { name: 'pages', after: ['photos'], args: ['node_modules/next/dist/bin/next', 'build'], seconds: 45 },
] as const;
const NOTE_LENGTH = 60;

// Not for what imports it to build for itself.
if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const siteUrl = process.env['SITE_URL'] || `http://127.0.0.1:${process.env['PORT'] || '3000'}`;
  const env = { ...process.env, SITE_URL: siteUrl };
  if (!(await buildIfChanged(root, env))) process.exitCode = 1;
}
