/** `npm start`: sets up everything on a fresh clone, then serves the whole site locally on simulators. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, root, runtime, toolEnv } from './setup/dependencies.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';

installDependencies();

const site = spawn(runtime(), [join(root, 'scripts', 'run-site.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  // The site notices by the channel when this process is gone.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

// Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill('SIGTERM'));
endWithNpm();
site.on('exit', code => process.exit(code ?? 0));
