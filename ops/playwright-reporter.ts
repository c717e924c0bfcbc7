/**
 * Playwright's reporter beside its own: prints what is close to its limit and, in the gate, says how far the run is, shows
 * each failure when it happens, and writes the report.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { Results, tell } from './report.ts';

export default class GateReporter implements Reporter {
  #results = new Results();
  #tests: readonly TestCase[] = [];
  #done = 0;
  #warnings = new Set<string>();
  readonly #reportFile = process.env['REPORT_FILE'];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { errors, duration, annotations, attachments }: TestResult): void {
    this.#done += 1;
    this.#results.spend(fileOf(test), duration);
    for (const { type, description = '' } of annotations)
      if (type === 'warning') this.#warnings.add(description);
    if (!this.#reportFile) return;
    if (!test.ok())
      tell({ failure: [nameOf(test), ...errors.map(describeError), ...shown(attachments)].join('\n') });
    tell({ done: this.#done, total: this.#tests.length });
  }

  /** Outside of a test: a spec that cannot be read, or a site that does not start. */
  onError(error: TestError): void {
    this.#results.fail('An error outside of the tests');
    if (this.#reportFile) tell({ failure: describeError(error) });
  }

  onEnd(): void {
    for (const test of this.#tests) {
      const outcome = test.outcome();
      this.#results.add({
        name: titleOf(test),
        file: fileOf(test),
        outcome: outcome === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      });
    }
    for (const warning of this.#warnings) {
      this.#results.warn(warning);
      if (!this.#reportFile) console.log(`WARN ${warning}`);
    }
    if (this.#reportFile) this.#results.write(this.#reportFile);
  }

  printsToStdio(): boolean {
    return Boolean(this.#reportFile);
  }
}

function nameOf(test: TestCase): string {
  return `${fileOf(test)}:${test.location.line} > ${titleOf(test)}`;
}

/** Without the browser and the file. */
function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' > ');
}

function fileOf(test: TestCase): string {
  return relative(process.cwd(), test.location.file);
}

/** What the page showed when the test failed, as the tree of its roles and names: what a rare failure leaves to go by. */
function shown(attachments: TestResult['attachments']): string[] {
  return attachments
    .filter(({ name, path }) => name === 'error-context' && path !== undefined)
    .map(({ path = '' }) => /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '')
    .map(tree => ['What the page showed:', ...tree.split('\n').slice(0, SHOWN_LINES)].join('\n'));
}

const SHOWN_LINES = 80;

function describeError({ message = '', snippet = '', location, value = '' }: TestError): string {
  const place = location ? `    at ${relative(process.cwd(), location.file)}:${location.line}` : '';
  return stripVTControlCharacters([message || value, snippet, place].filter(Boolean).join('\n'));
}
