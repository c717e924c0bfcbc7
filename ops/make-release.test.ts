import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { STOPPED } from '@/lib/publishing/place';
import { newId } from '@/lib/site/ids';

// Linux says in `/proc` which signals a process handles.
test.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a build that %s stops says so by its exit code, and the next start takes it up again',
  async signal => {
    const script = join(import.meta.dirname, 'make-release.ts');
    const child = spawn(process.execPath, [script, newId()], { stdio: ['pipe', 'ignore', 'ignore'] });
    // The last that it handles itself; Node handles the others from its start.
    await vi.waitFor(() => expect(handlesHangup(child.pid)).toBe(true), { timeout: 20_000 });
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([STOPPED, null]);
  },
);

function handlesHangup(pid: number | undefined): boolean {
  const [, mask = '0'] = /^SigCgt:\s*(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return ((BigInt(`0x${mask}`) >> BigInt(constants.signals.SIGHUP - 1)) & 1n) === 1n;
}
