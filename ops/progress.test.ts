import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { runTold, showProgress } from './progress.mjs';

const STEPS = [{ name: 'build' }, { name: 'crash', after: ['build'] }, { name: 'browser', after: ['build'] }];
let folder = '';

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'site-progress-'));
  return () => rmSync(folder, { recursive: true });
});

test('without a terminal there is a line every half minute, and one for each part that ends', () => {
  const { stream, written } = screen({});
  const progress = showProgress({ command: 'npm test', steps: STEPS, folder, stream });
  progress.begin('build');
  vi.advanceTimersByTime(29_000);
  expect(written()).toBe('');
  vi.advanceTimersByTime(1_000);
  progress.note('build', 'pages 120 of 240');
  vi.advanceTimersByTime(30_000);
  progress.end('build', { text: '1 passed' });
  progress.close();
  vi.advanceTimersByTime(60_000);
  expect(written()).toBe(
    [
      '[0 of 3] 30 s gone | build',
      '[0 of 3] 1 min 0 s gone | build: pages 120 of 240',
      'ok   build: 1 passed, 1 min 0 s',
      '',
    ].join('\n'),
  );
});

test('the second run knows from the first how long it takes, along the longest way', () => {
  const first = showProgress({ command: 'npm test', steps: STEPS, folder, ...screen({}) });
  for (const [name, ms] of [
    ['build', 60_000],
    ['crash', 120_000],
    ['browser', 300_000],
  ] as const) {
    first.begin(name);
    vi.advanceTimersByTime(ms);
    first.end(name);
  }
  first.close();
  const { stream, written } = screen({});
  const second = showProgress({ command: 'npm test', steps: STEPS, folder, stream });
  second.begin('build');
  vi.advanceTimersByTime(30_000);
  expect(written()).toBe('[0 of 3] 30 s gone, about 6 min left | build\n');
  second.close();
});

test('a part that failed does not teach the next run how long it takes', () => {
  const first = showProgress({ command: 'npm test', steps: [{ name: 'unit' }], folder, ...screen({}) });
  first.begin('unit');
  first.end('unit', { isOk: false });
  first.close();
  const { stream, written } = screen({});
  const second = showProgress({ command: 'npm test', steps: [{ name: 'unit' }], folder, stream });
  second.begin('unit');
  vi.advanceTimersByTime(30_000);
  expect(written()).toBe('[0 of 1] 30 s gone | unit\n');
  second.close();
});

test('on a terminal one line is drawn again each second, no wider than the window, and text goes above it', () => {
  const { stream, written } = screen({ isTTY: true, columns: 24 });
  const progress = showProgress({ command: 'npm test', steps: STEPS, folder, stream });
  progress.begin('build');
  vi.advanceTimersByTime(1_000);
  progress.print('FAIL one test');
  progress.close();
  const lines = written().split('\u001B[1G\u001B[2K');
  expect(lines).toEqual([
    '[0 of 3] 0 s gone | bui',
    '[0 of 3] 1 s gone | bui',
    'FAIL one test\n[0 of 3] 1 s gone | bui',
    '',
  ]);
});

test('what a program prints is told line by line, and kept; one that cannot be started has failed', async () => {
  vi.useRealTimers();
  const lines: string[] = [];
  const script = "console.log('one'); console.error('two'); process.exit(3)";
  const result = await runTold(process.execPath, ['-e', script], { onLine: line => lines.push(line) });
  expect(result.status).toBe(3);
  expect(lines.toSorted()).toEqual(['one', 'two']);
  expect(result.output.split('\n').toSorted()).toEqual(['one', 'two']);
  expect(await runTold('/no/such/program', [])).toMatchObject({
    status: 1,
    output: expect.stringContaining('ENOENT'),
  });
});

function screen(kind: { isTTY?: boolean; columns?: number }) {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream: Object.assign(stream, kind), written: () => text };
}
