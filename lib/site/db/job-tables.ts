import type { Generated } from 'kysely';

/** The newest backup, as the backup job noted it: one row, and none before the first. Shapes as in `tables.ts`. */
export type BackupNotesTable = {
  /** Its name in the backup folder. */
  file: string;
  made_at: number;
  is_encrypted: number;
};

/** Work that one process does once a day: whoever inserts the mark does it. */
export type DailyMarksTable = {
  job: string;
  day: string;
  /** When the lease of the process that does it ends; null once it is done. */
  leased_until: Generated<number | null>;
};
