import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CANARIES } from './ops/canaries.mjs';
import { ownTsconfig } from './ops/setup.mjs';
import { findChromium, findHeadlessShell } from './ops/system-packages.mjs';
import { leftOut } from './ops/waits-for-test';
import { isDevelopment, PORTS } from './tests/e2e/ports';

const { REPORT_FILE } = process.env;
const chromium = findChromium();
const shell = findHeadlessShell();
if (!chromium && !process.argv.includes('--list'))
  throw new Error('No Chromium found: `npm test` says how to get it');
/** Loading as browsers with a window do: in the headless shell, scripts come in another order. */
const WHOLE_BROWSER = /(budgets|rendered-ahead)\.spec\.ts/;
const GATE_REPORTER = './ops/playwright-reporter.ts';
const launchOptions = {
  chromiumSandbox: false,
  args: [
    '--disable-gpu',
    // The headless shell rounds the width of letters otherwise.
    '--font-render-hinting=none',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

// One folder for this run: workers load this file again and must not make their own.
process.env['E2E_DATA_DIR'] ??= isDevelopment
  ? join(import.meta.dirname, process.env['DATA_DIR'] || 'data')
  : mkdtempSync(join(tmpdir(), 'site-e2e-'));

/** The built site. A build that fails writes why to standard error, which is shown. */
const webServer = {
  command: 'node ops/cli.mjs start',
  url: `http://127.0.0.1:${PORTS.site}/healthz`,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(PORTS.site),
    PAYPAL_SIMULATOR_ORIGIN: `http://127.0.0.1:${PORTS.paypal}`,
    MAIL_SIMULATOR_ORIGIN: `http://127.0.0.1:${PORTS.mail}`,
    ...CANARIES,
    // With a key that is not the simulator's own, mail would go to Resend itself.
    RESEND_BASE_URL: `http://127.0.0.1:${PORTS.mail}`,
    DATA_DIR: process.env['E2E_DATA_DIR'],
    LEADS_PER_MINUTE: '1000',
    LEADS_PER_HOUR: '10000',
    CALLS_PER_DAY: '10000',
    ORDER_LOOKS_PER_HOUR: '10000',
    CONFIRMATIONS_PER_HOUR: '10000',
    CONFIRMATIONS_PER_DAY: '10000',
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  // Specs read the content that the site was built with.
  tsconfig: await ownTsconfig(),
  // The golden files: the same on every machine.
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // For what hangs. On a busy machine, what works may take several times as long as usual.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: REPORT_FILE ? [[GATE_REPORTER]] : [['line'], [GATE_REPORTER]],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.site}`,
    viewport: { width: 1440, height: 900 },
    // Recording every test costs more than the rare look at one: `npm run e2e -- --trace on` when hunting a fault.
    trace: 'off',
  },
  projects: [
    // First, because its longest test would leave the other worker idle at the end.
    {
      name: 'chromium',
      testMatch: WHOLE_BROWSER,
      testIgnore: [...leftOut],
      use: { launchOptions: { ...launchOptions, executablePath: chromium ?? '' } },
    },
    {
      name: 'headless shell',
      testIgnore: [WHOLE_BROWSER, ...leftOut],
      use: { launchOptions: { ...launchOptions, executablePath: shell ?? '' } },
    },
  ],
  // In development the site runs already.
  ...(isDevelopment ? {} : { webServer }),
});
