/** `npm run serve`: the production start. Refuses simulators and missing settings, naming every problem at once. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';

installDependencies();

const site = spawn(runtime(), [join(root, 'scripts', 'run-site.ts'), '--production'], {
  cwd: root,
  env: { ...toolEnv(), APP_MODE: 'production' },
  stdio: 'inherit',
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill('SIGTERM'));
site.on('exit', code => process.exit(code ?? 0));
