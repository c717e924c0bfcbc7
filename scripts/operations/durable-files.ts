import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a finished file its final name, so after a power cut there is either the old file or the complete new one. */
export function moveDurably(from: string, to: string): void {
  syncPath(from);
  renameSync(from, to);
  syncPath(dirname(to));
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
