/** `npm run typecheck`: the types of the whole project, with one's own content where `CONTENT_DIR` names it. */
import { spawnSync } from 'node:child_process';
import { root, toolEnv } from './setup/dependencies.mjs';
import { ownTsconfig } from './setup/own-tsconfig.mjs';

const isRight = [
  ['next', 'typegen'],
  ['tsc', '--noEmit', '--project', ownTsconfig()],
].every(([command, ...args]) => {
  const { status } = spawnSync(command, args, { cwd: root, env: toolEnv(), stdio: 'inherit' });
  return status === 0;
});
if (!isRight) process.exitCode = 1;
