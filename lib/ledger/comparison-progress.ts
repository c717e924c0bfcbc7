import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';

/** What a comparison does, in this order. */
export const COMPARISON_STEPS = ['list', 'orders', 'missing'] as const;
type ComparisonStep = (typeof COMPARISON_STEPS)[number];

/** How far the comparison is that this machine makes. Times in epoch milliseconds. */
export type ComparisonProgress = {
  step: ComparisonStep;
  /** Of this step: parts of PayPal's list, or orders, or look-ups. */
  done: number;
  total: number;
  stepSince: number;
};

/**
 * Keeps beside the data how far a comparison is, for the desk of every process on this machine. Nothing depends on it: where
 * it can't be written, the comparison goes on unseen.
 */
export function progressNote(site: Pick<Site, 'env' | 'now'>) {
  const file = fileOf(site.env.DATA_DIR);
  let stepSince = site.now();
  let last: ComparisonStep | null = null;
  return {
    note: (step: ComparisonStep, done: number, total: number) => {
      if (step !== last) stepSince = site.now();
      last = step;
      const progress = { step, done, total, stepSince, at: site.now() };
      safely(() => {
        mkdirSync(site.env.DATA_DIR, { recursive: true });
        writeFileSync(file, JSON.stringify(progress));
      });
    },
    end: () => safely(() => rmSync(file, { force: true })),
  };
}

function safely(write: () => void): void {
  try {
    write();
  } catch {
    // A folder that is full or read-only is reported by what needs it.
  }
}

export type ProgressNote = ReturnType<typeof progressNote>;

/** Null where none runs; one that has not moved for minutes was cut off with its process. */
export function readComparisonProgress({ env, now }: Pick<Site, 'env' | 'now'>): ComparisonProgress | null {
  try {
    const noted = noteSchema.parse(JSON.parse(readFileSync(fileOf(env.DATA_DIR), 'utf8')));
    return now() - noted.at < CUT_OFF_AFTER_MS ? noted : null;
  } catch {
    return null;
  }
}

const noteSchema = z.object({
  step: z.enum(COMPARISON_STEPS),
  done: z.int(),
  total: z.int(),
  stepSince: z.number(),
  at: z.number(),
}) satisfies z.ZodType<ComparisonProgress>;

/** Longer than the longest call to PayPal with its repetition. */
const CUT_OFF_AFTER_MS = 2 * MINUTE_MS;

function fileOf(dataDir: string): string {
  return join(dataDir, 'comparison.json');
}
