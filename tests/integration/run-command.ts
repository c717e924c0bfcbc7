import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of ops/cli.mjs, or the health check, as an operator does: in a process of its own, to its end. */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { env, input }: { env: Record<string, string>; input: string },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = command === 'healthcheck' ? ['ops/healthcheck.mjs'] : ['ops/cli.mjs', command];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', HOST: '', PORT: '1', ...env },
  });
  const ended = new Promise<number | null>(done => child.once('close', done));
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
