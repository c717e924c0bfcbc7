/** `npm run bench`: measures the built site, each figure beside a plain Node server doing the same, in one run. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';

installDependencies();
const bench = spawnSync(runtime(), [join(root, 'tests', 'bench', 'bench.ts')], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
});
process.exitCode = bench.status ?? 1;
