/** `npm run build`: installs what the lockfile names when that has changed, then builds for SITE_URL what has changed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';

installDependencies();
const build = spawnSync(runtime(), [join(root, 'scripts', 'build.ts')], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
});
process.exitCode = build.status ?? 1;
