import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../ops/system-packages.mjs';

/**
 * Opens `url` in a new Chromium without a debugging port, because under one it fetches pages ahead but renders nothing.
 * No test tool can drive it: the pages themselves have to. Returns what closes it.
 */
export function openWithoutDebugging(url: string): () => Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'site-browser-'));
  const browser = spawn(
    findChromium() ?? 'chromium',
    ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`, url],
    { stdio: 'ignore' },
  );
  return async () => {
    const ended = once(browser, 'exit');
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}
