/** `npm run serve`: the production start. Refuses simulators and missing settings, naming every problem at once. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';

installDependencies();

const site = spawn(runtime(), [join(root, 'scripts', 'run-site.ts'), '--production'], {
  cwd: root,
  env: { ...toolEnv(), APP_MODE: 'production' },
  // The site notices by the channel when this process is gone.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill('SIGTERM'));
endWithNpm();
site.on('exit', code => process.exit(code ?? 0));
