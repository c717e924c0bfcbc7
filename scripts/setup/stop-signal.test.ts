import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const WAITS = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(0); });
setInterval(() => undefined, 1000);
writeFileSync('running', '');`;

test.each(['start', 'serve'])('npm run %s, told to stop, stops the site and not npm alone', async name => {
  const project = mkdtempSync(join(tmpdir(), 'site-stop-'));
  cpSync(join(root, 'package.json'), join(project, 'package.json'));
  mkdirSync(join(project, 'scripts'));
  writeFileSync(join(project, 'scripts', `${name}.mjs`), WAITS);
  try {
    const npm = spawn('npm', ['run', '--silent', name], { cwd: project, stdio: 'ignore' });
    await vi.waitUntil(() => existsSync(join(project, 'running')), { timeout: 10_000 });
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    expect(existsSync(join(project, 'stopped'))).toBe(true);
  } finally {
    rmSync(project, { recursive: true });
  }
});
