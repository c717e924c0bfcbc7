/**
 * `npm run other-agency`: puts another agency's content (tests/support/other-agency) in the place of ours, builds it, and
 * runs what is not about our own texts: types, content, and the whole site over HTTP with a lead and an order. With
 * `--fast` only types and content, which need no build. It leaves that agency's build in `.next`.
 */
import { spawnSync } from 'node:child_process';
import { PORTS } from '../tests/e2e/ports.ts';
import { CANARIES } from './canaries.mjs';
import { root, toolEnv } from './setup.mjs';

const isFast = process.argv.includes('--fast');
// With its settings the browser tests find this build up to date.
const env = {
  ...toolEnv(),
  ...CANARIES,
  CONTENT_DIR: 'tests/support/other-agency',
  PORT: String(PORTS.site),
};
const steps = [
  ['npm', 'run', '--silent', 'typecheck'],
  ['vitest', 'run', '--project', 'unit', 'tests/content', 'content'],
  ...(isFast
    ? []
    : [
        ['npm', 'run', '--silent', 'build'],
        [
          'playwright',
          'test',
          'own-content',
          'site-crawl',
          'site-files',
          'site-addresses',
          'html-validity',
          'prices',
          '/order.spec',
        ],
      ]),
];
const isRight = steps.every(
  ([command, ...args]) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0,
);
if (!isRight) process.exitCode = 1;
