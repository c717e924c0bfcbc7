/** `npm run typecheck`: the types of the whole project, with one's own content where `CONTENT_DIR` names it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './setup/dependencies.mjs';

const own = process.env.CONTENT_DIR;
const steps = [
  ['next', 'typegen'],
  ['tsc', '--noEmit', '--project', own ? writeOwnConfig(own) : 'tsconfig.json'],
];
const isRight = steps.every(([command, ...args]) => {
  const { status } = spawnSync(command, args, { cwd: root, env: toolEnv(), stdio: 'inherit' });
  return status === 0;
});
if (!isRight) process.exitCode = 1;

function writeOwnConfig(folder) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const paths = { '@/content/*': [`../${folder}/*`, '../content/*'], '@/*': ['../*'] };
  const file = join(cache, 'tsconfig.json');
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}
