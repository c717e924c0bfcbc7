import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Runs one of the commands in scripts/ as an operator does, in a process of its own, to its end. */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { env, input }: { env: Record<string, string>; input: string },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const script = fileURLToPath(new URL(`../../scripts/${command}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: '', HOST: '', PORT: '1', ...env },
  });
  const ended = new Promise<number | null>(done => child.once('close', done));
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
