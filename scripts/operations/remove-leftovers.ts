import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { monthsBefore, type KeptCopies } from './choose-expired';
import { findStamp } from './copy-names';

/**
 * Removes what commands left in a folder: what was cut off, after a day, and databases that a restore replaced, which
 * hold what a copy holds, with the oldest copies. Gives the names.
 */
export function removeLeftovers(dir: string, now: number, kept: KeptCopies): string[] {
  if (!existsSync(dir)) return [];
  const isOld = (name: string): boolean => {
    const at = findStamp(name);
    if (at === null) return false;
    if (CUT_OFF.test(name)) return at < now - DAY_MS;
    return REPLACED.test(name) && at < monthsBefore(now, kept.monthlyKeptMonths);
  };
  const removed = readdirSync(dir).filter(isOld);
  for (const name of removed) rmSync(join(dir, name));
  return removed;
}

const CUT_OFF = /^(?:site-[^.]+\.(?:sqlite|dump)\.partial|restore-[^.]+\.sql)$/;
/** With the journal files that a damaged one had. */
const REPLACED = /^(?:replaced-[^.]+\.dump|site\.sqlite\.replaced-[^.]+)$/;
const DAY_MS = 24 * 60 * 60_000;
