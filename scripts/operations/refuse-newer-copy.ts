import { migrations } from '@/lib/db/migrations';
import { OperationError } from './settings';

/** Throws when a copy with these schema changes was made by a newer version of the site, which this one cannot run on. */
export function refuseNewerCopy(file: string, changes: readonly string[]): void {
  const unknown = changes.find(change => !Object.hasOwn(migrations, change));
  if (unknown)
    throw new OperationError(
      `${file} is of a newer version of the site, which has made the change ${unknown}: install that version first.`,
    );
}
