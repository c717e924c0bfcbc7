import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/site-process';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Large, and the same in both places. */
const LINKED = ['node_modules', '.next'];

let dir = '';
let launcher: ChildProcess | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-image-'));
});

afterEach(async () => {
  if (launcher && launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(dir, { recursive: true, force: true });
});

test('with the files of the image alone, which has no simulators and no tests, the site starts in production', async () => {
  for (const name of inImage())
    if (LINKED.includes(name)) symlinkSync(join(root, name), join(dir, name));
    else cpSync(join(root, name), join(dir, name), { recursive: true, filter: isKept });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const own = files.filter(file => !LINKED.some(name => file.startsWith(name)));
  expect(own).toContain(join('ops', 'run-site.ts'));
  expect(own.filter(file => /^(?:simulators|tests)\b|\.test\./.test(file))).toEqual([]);
  const port = await freePort();
  let printed = '';
  const env = { ...process.env, ...productionSettings(port) };
  const started = spawn(process.execPath, ['ops/run-site.ts', '--production', '--no-build'], {
    cwd: dir,
    env,
  });
  launcher = started;
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  let status = 0;
  while (status !== 200 && started.exitCode === null)
    status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      answer => answer.status,
      () => 0,
    );
  expect(printed).not.toContain('simulated');
  expect({ status, printed }).toMatchObject({ status: 200 });
});

/** `deploy/Dockerfile.dockerignore` has paths, and ends of paths. */
function isKept(path: string): boolean {
  return !readFileSync(join(root, 'deploy', 'Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .some(line =>
      line.startsWith('**/*') ? path.endsWith(line.slice('**/*'.length)) : path === join(root, line),
    );
}

/** What the Dockerfile's last stage copies. */
function inImage(): string[] {
  const dockerfile = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = Array.from(last.matchAll(/^COPY --from=\S+ (.+) \S+$/gm), ([, sources = '']) =>
    sources.split(' '),
  );
  return copied.flat().map(source => source.replace(/^\/app\//, '').replace('$CONTENT_DIR', 'content'));
}

function productionSettings(port: number): Record<string, string> {
  return {
    APP_MODE: 'production',
    TRUSTED_PROXY_HOPS: '0',
    SITE_URL: 'https://www.your-site.com',
    PORT: String(port),
    DATABASE_URL: '',
    DATA_DIR: join(dir, 'data'),
    BACKUP_DIR: join(dir, 'backups'),
    PAYMENTS: 'off',
    ALLOW_SAMPLE_CONTENT: 'yes',
    LIMITS_SECRET: aSecret(),
    LINKS_SECRET: aSecret(),
    ERASURE_SECRET: aSecret(),
    STAFF_FACTOR_SECRET: aSecret(),
    INTEGRATIONS_SECRET: aSecret(),
    RESEND_API_KEY: 're_for_the_tests',
    RESEND_WEBHOOK_SECRET: `whsec_${aSecret()}`,
    MAIL_FROM: 'Cornerpin <hello@your-site.com>',
    MAIL_LEADS_TO: 'leads@your-site.com',
  };
}

function aSecret(): string {
  return randomBytes(32).toString('base64url');
}
