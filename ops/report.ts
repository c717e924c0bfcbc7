/** What a run of tests found, in one form for both test runners, and how it is told while the run goes on. */
import { writeFileSync } from 'node:fs';
import { needOf } from './needs.ts';

export type Report = {
  passed: number;
  failed: number;
  /** Each with what this machine lacks for it. */
  skipped: { name: string; lacks: string }[];
  /** The names of the tests that failed. */
  failures: string[];
  /** What is still allowed and close to its limit. */
  warnings: string[];
  /** The working time of each file of tests, the slowest first. */
  files: { file: string; seconds: number }[];
};

/** What a reporter says on a line of its own while its tests run. */
type Told = { done: number; total: number } | { failure: string };

const MARK = '@@gate ';

export function tell(told: Told): void {
  process.stdout.write(`${MARK}${JSON.stringify(told)}\n`);
}

/** Null for a line that is not a reporter's. */
export function readTold(line: string): Told | null {
  return line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as Told) : null;
}

/** Collects what a run's tests came to, and writes the report at its end. */
export class Results {
  #report: Report = { passed: 0, failed: 0, skipped: [], failures: [], warnings: [], files: [] };
  #seconds = new Map<string, number>();

  add(test: { name: string; file: string; outcome: 'passed' | 'failed' | 'skipped'; note?: string }): void {
    const name = `${test.file} ${test.name}`;
    if (test.outcome === 'passed') this.#report.passed += 1;
    else if (test.outcome === 'failed') this.fail(name);
    else this.#report.skipped.push({ name, lacks: test.note ?? needOf(test.file, test.name) });
  }

  fail(name: string): void {
    this.#report.failed += 1;
    this.#report.failures.push(name);
  }

  warn(text: string): void {
    this.#report.warnings.push(text);
  }

  spend(file: string, ms: number): void {
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + ms / 1000);
  }

  write(path: string): void {
    const files = Array.from(this.#seconds, ([file, seconds]) => ({
      file,
      seconds: Math.round(seconds * 10) / 10,
    }));
    files.sort((one, other) => other.seconds - one.seconds);
    writeFileSync(path, JSON.stringify({ ...this.#report, files }, null, 1));
  }
}
