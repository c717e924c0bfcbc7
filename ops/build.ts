import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FROM, fingerprintOf } from './build-inputs.ts';
import { refreshRelease } from './releases.ts';

/**
 * Builds the site when something that goes into the build has changed since the last one: sources, content,
 * configuration, lockfile, or a setting that pages carry. Returns false when the build failed.
 */
export function buildIfChanged(root: string, env: NodeJS.ProcessEnv): boolean {
  const marker = join(root, BUILT_FROM);
  const wanted = fingerprintOf(root, env);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  if (!isWritable(root)) {
    console.error(
      `\nThe build in ${root} does not match these sources and settings, and this process cannot write there: run npm run build first, as its owner and with the site's settings.`,
    );
    return false;
  }
  console.log('\n> Building the site (about half a minute)');
  const isBuilt = STEPS.every(args => {
    const step = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    return step.status === 0;
  });
  if (isBuilt) writeFileSync(marker, wanted);
  return isBuilt;
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
const STEPS = [['ops/prepare-photos.ts'], ['node_modules/next/dist/bin/next', 'build']] as const;

// Not for what imports it to build for itself.
if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const siteUrl = process.env['SITE_URL'] || `http://127.0.0.1:${process.env['PORT'] || '3000'}`;
  const env = { ...process.env, SITE_URL: siteUrl };
  if (!buildIfChanged(root, env)) process.exitCode = 1;
  else await refreshRelease(root, env);
}
