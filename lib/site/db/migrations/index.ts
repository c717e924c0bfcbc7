import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial';
import * as checkups from './0002-checkups';
import * as assistant from './0003-assistant';

/** Every schema change in order; a landed entry is never edited, a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-checkups': checkups,
  '0003-assistant': assistant,
};
