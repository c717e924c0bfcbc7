/** `npm run bench`: measures the built site, each figure beside its yardstick in one run. Names of parts and `--short` may follow. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';

installDependencies();
const bench = spawnSync(runtime(), [join(root, 'tests', 'bench', 'bench.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
});
process.exitCode = bench.status ?? 1;
