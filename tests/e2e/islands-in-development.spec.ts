import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { journeys } from './island-journeys';
import { PORTS } from './ports';

/** The same components run where a developer works on them: one server for all tests of this file. */
const test = base.extend<object, { development: string }>({
  development: [
    async ({}, use) => {
      const origin = `http://127.0.0.1:${PORTS.development}`;
      const server = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
        env: {
          ...process.env,
          PORT: String(PORTS.development),
          DATA_DIR: mkdtempSync(join(tmpdir(), 'site-dev-')),
        },
        stdio: 'ignore',
      });
      await expect
        .poll(
          () =>
            fetch(`${origin}/healthz`).then(
              answer => answer.status,
              () => 0,
            ),
          { timeout: 90_000 },
        )
        .toBe(200);
      await use(origin);
      server.kill('SIGTERM');
      await new Promise(done => server.once('exit', done));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 90_000 });

for (const { name, path, run, time, width = 1440 } of journeys)
  test(`island ${name} does in development what it does in the built site`, async ({ page, development }) => {
    const troubles: string[] = [];
    page.on('pageerror', error => troubles.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    if (time) await page.clock.setFixedTime(time);
    await page.goto(development + path);
    // Until then the framework has not hydrated the page.
    await page.waitForLoadState('networkidle');
    await run(page);
    expect(troubles).toEqual([]);
  });
