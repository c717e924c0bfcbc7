import { existsSync, statfsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ownModules } from './lib/site/own-content.ts';
import { findPostgres } from './ops/system-packages.mjs';
import { leftOut } from './ops/waits-for-test.ts';

const root = fileURLToPath(new URL('./', import.meta.url));

const alias = [
  {
    find: /^server-only$/,
    replacement: fileURLToPath(new URL('./tests/support/server-only.ts', import.meta.url)),
  },
  {
    find: /^next\/headers$/,
    replacement: fileURLToPath(new URL('./tests/support/next-headers.ts', import.meta.url)),
  },
  ...ownModules(root).map(({ name, file }) => ({ find: new RegExp(`^${name}$`), replacement: root + file })),
  { find: /^@\//, replacement: root },
];

// Databases of tests are in memory where there is room: otherwise each commit waits for the disk, thousands of times.
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;
if (existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM_BYTES) process.env['TMPDIR'] ??= MEMORY;
}
// Homebrew keeps pg_dump out of the PATH.
process.env['PATH'] = [process.env['PATH'], findPostgres()].filter(Boolean).join(delimiter);
// Sites and commands that tests start read the site's modules as an earlier one has compiled them.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('./.cache/compiled', import.meta.url));

/** Unit tests that draw components or need a browser's objects. */
const WITH_PAGES = [
  '{components,engine/islands,engine/slots}/**/*.test.{ts,tsx}',
  'engine/*.test.tsx',
  'lib/{analytics,consent}/**/*.test.ts',
  'lib/publishing/*.test.tsx',
  'app/**/*.test.tsx',
];

/** What the documents say of the samples, our July and our films, which one's own content replaces. */
const OF_THE_SAMPLES = process.env['CONTENT_DIR']
  ? [
      'tests/content/samples/**',
      // Another agency's policies may lack a sentence: then the assistant lacks that topic.
      'tests/content/assistant-topics.test.ts',
      'components/promotion/{moved-dates,places-taken}.test.tsx',
      'components/embeds/captions.test.ts',
    ]
  : [];

const SETUP = ['tests/support/fail-on-console.ts', 'tests/support/long-waits.ts'];

/** For a test that hangs. One that works may take several times as long as usual on a busy machine. */
const TIME_LIMIT_MS = 60_000;

export default defineConfig({
  resolve: { alias },
  test: {
    // The default leaves one of two cores idle. Integration tests wait for databases a quarter of their time: theirs are three.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // A worker loads once what its files share. What draws a page leaves more behind: that is the next project.
          isolate: false,
          testTimeout: TIME_LIMIT_MS,
          include: [
            '{app,engine,lib,content,ops,simulators,server}/**/*.test.{ts,tsx}',
            'proxy.test.ts',
            'tests/content/**/*.test.ts',
          ],
          exclude: [...WITH_PAGES, ...OF_THE_SAMPLES, 'engine/fixture/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/prepared-photos.ts'],
          setupFiles: SETUP,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-pages',
          testTimeout: TIME_LIMIT_MS,
          include: WITH_PAGES,
          exclude: OF_THE_SAMPLES,
          environment: 'node',
          globalSetup: ['tests/support/prepared-photos.ts'],
          setupFiles: SETUP,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          // As above: half of a file's time was loading what the one before it had loaded.
          isolate: false,
          include: [
            'tests/integration/**/*.test.{ts,tsx}',
            'tests/contracts/**/*.test.ts',
            'engine/fixture/*.test.ts',
          ],
          exclude: [...leftOut],
          environment: 'node',
          testTimeout: TIME_LIMIT_MS,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/postgres.ts'],
          setupFiles: SETUP,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          exclude: [...leftOut],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 60_000,
          setupFiles: SETUP,
        },
      },
    ],
  },
});
