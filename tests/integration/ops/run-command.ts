import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a command of ops/cli.mjs, or the health check, as an operator does: in a process of its own, to its end. */
export async function runCommand(
  [command, ...args]: Command,
  { env, input }: { env: Settings; input: string },
): Promise<Ended> {
  const program = command === 'healthcheck' ? ['ops/healthcheck.mjs'] : ['ops/cli.mjs', command];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: { ...process.env, ...ELSEWHERE, ...env },
  });
  const ended = new Promise<number | null>(done => child.once('close', done));
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/**
 * The same in this process, which has the site's modules already: the program of a command is a module that runs when it
 * is loaded. For commands that read nothing from standard input. `runCommand` proves each once from the outside.
 */
export async function runCommandHere([command, ...args]: Command, env: Settings): Promise<Ended> {
  const file = `${root}ops/${command}.ts`;
  const before = { argv: process.argv, env: process.env };
  const [stdout, stderr] = (['log', 'error'] as const).map(method => {
    const lines: string[] = [];
    const spy = vi.spyOn(console, method);
    spy.mockImplementation((...words: unknown[]) => void lines.push(`${words.map(String).join(' ')}\n`));
    return { lines, spy };
  });
  process.argv = [process.execPath, file, ...args];
  process.env = { ...before.env, ...ELSEWHERE, ...env };
  process.exitCode = 0;
  try {
    await import(/* @vite-ignore */ `${file}?run=${(runs += 1)}`);
    return { code: process.exitCode, stdout: said(stdout), stderr: said(stderr) };
  } finally {
    ({ argv: process.argv, env: process.env } = before);
    // tests/support/fail-on-console.ts looks at what is left.
    for (const output of [stdout, stderr]) output?.spy.mockClear().mockImplementation(() => {});
    process.exitCode = 0;
  }
}

function said(output: { lines: string[] } | undefined): string {
  return output?.lines.join('') ?? '';
}

/** Each run loads the program anew; what it imports is there already. */
let runs = 0;

/** No command of a test reaches what the machine's own settings name. */
const ELSEWHERE = { DATABASE_URL: '', HOST: '', PORT: '1' };

type Command = readonly [string, ...string[]];
type Settings = Record<string, string>;
type Ended = { code: number | string | null | undefined; stdout: string; stderr: string };
