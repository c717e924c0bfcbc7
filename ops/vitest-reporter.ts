/** Vitest's reporter for the gate: says how far the run is, shows each failure when it happens, and writes the report. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { Results, tell } from './report.ts';

type Failed = { message: string; stack?: string; diff?: string };

export default class GateReporter implements Reporter {
  #results = new Results();
  #total = 0;
  #done = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const file = fileOf(test.module);
    const name = `${file} > ${test.fullName}`;
    if (state === 'failed') tell({ failure: [name, ...(errors ?? []).map(describeError)].join('\n') });
    for (const { type, message } of test.annotations()) if (type === 'warning') this.#results.warn(message);
  }

  onTestModuleEnd(file: TestModule): void {
    const { collectDuration, setupDuration, duration } = file.diagnostic();
    this.#results.spend(fileOf(file), collectDuration + setupDuration + duration);
    for (const error of file.errors()) this.#failOutside(`${fileOf(file)} could not be run`, error);
    this.#done += 1;
    tell({ done: this.#done, total: this.#total });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failed[]): void {
    for (const file of modules)
      for (const test of file.children.allTests()) {
        const result = test.result();
        if (result.state === 'pending') continue;
        const note = result.state === 'skipped' ? result.note : undefined;
        this.#results.add({
          name: test.fullName,
          file: fileOf(file),
          outcome: result.state,
          ...(note === undefined ? {} : { note }),
        });
      }
    for (const error of unhandled) this.#failOutside('An error outside of the tests', error);
    this.#results.write(process.env['REPORT_FILE'] ?? '');
  }

  #failOutside(name: string, error: Failed): void {
    this.#results.fail(name);
    tell({ failure: `${name}\n${describeError(error)}` });
  }
}

function fileOf({ moduleId }: TestModule): string {
  return relative(process.cwd(), moduleId);
}

/** The message with what was compared, and where in our own files it was thrown. */
function describeError({ message, stack = '', diff = '' }: Failed): string {
  const places = stack
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !/node_modules|<anonymous>/.test(line));
  return stripVTControlCharacters([message, diff, ...places.slice(0, 3)].filter(Boolean).join('\n'));
}
