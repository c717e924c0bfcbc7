import { findUnknownMigration } from '@/lib/db/migrate';
import { OperationError } from './settings';

/** Throws when a newer version of the site made the copy: this one cannot know what its tables mean. */
export function refuseNewer(file: string, migrationsRan: readonly string[]): void {
  const unknown = findUnknownMigration(migrationsRan);
  if (unknown !== null)
    throw new OperationError(
      `${file} is of a newer version of the site, which has the migration ${unknown}: install that version first.`,
    );
}
