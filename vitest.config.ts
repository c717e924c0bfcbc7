import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = [
  {
    find: /^server-only$/,
    replacement: fileURLToPath(new URL('./tests/support/server-only.ts', import.meta.url)),
  },
  { find: /^@\//, replacement: fileURLToPath(new URL('./', import.meta.url)) },
];

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests wait for processes and databases much of their time; the default leaves one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          testTimeout: 20_000,
          include: [
            '{lib,content,components,simulators,scripts,server}/**/*.test.{ts,tsx}',
            'tests/content/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}', 'tests/contracts/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/shared-postgres.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/fail-on-console.ts'],
        },
      },
    ],
  },
});
