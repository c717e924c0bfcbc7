import { readEmbedded } from './embedded-copies';
import { readDump } from './postgres-tools';
import { OperationError, type OperationSettings } from './settings';

/** Reads a plain copy from end to end. Returns the migrations that its database had run; throws when it is not good. */
export async function readCopy(
  { storage }: Pick<OperationSettings, 'storage'>,
  { file, complaint }: { file: string; complaint: string },
): Promise<string[]> {
  const refuse = (problem: string, cause?: unknown) =>
    new OperationError(`${complaint}: ${problem}`, { cause });
  try {
    const migrations = storage.databaseUrl ? await readDump(file) : readEmbedded(file);
    if (migrations.length > 0) return migrations;
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error), error);
  }
  throw refuse('it holds no database of the site');
}
