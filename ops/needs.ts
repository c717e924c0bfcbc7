/** What a machine may lack for some tests. They are skipped there, and the last lines of a run name them. */

/** The files whose tests skip themselves, each with what they need. */
export const NEEDS: Readonly<Record<string, string>> = {
  'tests/crash/disk-full.test.ts': 'Linux',
  'tests/crash/launcher-killed.test.ts': 'Linux',
  'tests/crash/nginx-conf.test.ts': 'nginx',
  'tests/crash/nothing-leaks.test.ts': 'Linux',
  'tests/crash/publishing.test.ts': 'Linux',
  'tests/crash/publishing-watched.test.ts': 'Linux and Chromium',
  'tests/crash/read-only-disk.test.ts': 'Linux',
  'tests/e2e/engines.spec.ts': 'Firefox and WebKitGTK',
  'tests/integration/ops/backup-commands.test.ts': 'root',
  'tests/support/engines.ts': 'PostgreSQL',
};

/** `name` is the test's full name: those of an engine carry the engine's. */
export function needOf(file: string, name: string): string {
  if (name.includes('(PostgreSQL)')) return NEEDS['tests/support/engines.ts'] ?? '';
  return NEEDS[file] ?? (file.endsWith('.spec.ts') ? 'Chromium' : 'a reason that ops/needs.ts does not name');
}
