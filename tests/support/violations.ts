import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { violationLimit } from '@/lib/violations/adapters/violation-limit';
import { noteViolations, type ViolationDeps } from '@/lib/violations/note-violations';

/** Posts a browser's report as the route does. */
export function aViolationDoor(db: Kysely<Database>, changes: Partial<ViolationDeps> = {}) {
  const deps: ViolationDeps = {
    clock: { now: () => Date.parse('2026-01-05T12:00:30Z') },
    siteOrigin: 'https://shop.test',
    unlessLimited: violationLimit(db, 'secret'),
    report: () => undefined,
    ...changes,
  };
  const report = {
    'document-uri': 'https://shop.test/',
    'effective-directive': 'img-src',
    'blocked-uri': 'data',
  };
  return {
    post: ({ address = '198.51.100.7' } = {}) =>
      noteViolations({ text: JSON.stringify({ 'csp-report': report }), address }, deps),
  };
}
