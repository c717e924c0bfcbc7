import type { SpawnOptions } from 'node:child_process';
import type { Writable } from 'node:stream';

export type Step = { name: string; after?: readonly string[]; seconds?: number };

export type Progress = {
  print: (text: string) => void;
  begin: (name: string) => void;
  note: (name: string, note: string) => void;
  end: (name: string, how?: { isOk?: boolean; text?: string }) => number;
  close: () => void;
};

export function showProgress(options: {
  command: string;
  steps: readonly Step[];
  folder: string;
  stream?: Pick<Writable, 'write'> & { isTTY?: boolean; columns?: number };
  now?: () => number;
}): Progress;

export function runTold(
  program: string,
  args: readonly string[],
  options?: Omit<SpawnOptions, 'stdio'> & { onLine?: (line: string) => void },
): Promise<{ status: number; output: string }>;

export function duration(seconds: number): string;
