/** The newest backup, as the backup job noted it: one row, and none before the first. Shapes as in `tables.ts`. */
export type BackupNotesTable = {
  /** Its name in the backup folder. */
  file: string;
  made_at: number;
  is_encrypted: number;
};
