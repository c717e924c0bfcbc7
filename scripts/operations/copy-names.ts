/** The name of a copy made at `at`: it sorts by time and says so in UTC. */
export function copyName(at: number, engine: CopyEngine): string {
  return `site-${stampOf(at)}.${ENDINGS[engine]}`;
}

/** When the copy of that name was made, or null for any other file. */
export function parseCopyName(name: string): number | null {
  return stampIn(name, /^site-(\w+)\.(?:sqlite|dump)$/);
}

/** When a restore set the database of that name aside, or null for any other file. A journal may lie beside it. */
export function parseReplacedName(name: string): number | null {
  return stampIn(name, /^(?:replaced-(\w+)\.dump|site\.sqlite\.replaced-(\w+?)(?:-wal|-shm|-journal)?)$/);
}

/** When a backup or restore began that file, which it takes away itself unless it is killed; null for any other. */
export function parseHalfMadeName(name: string): number | null {
  return stampIn(
    name,
    /^(?:site-(\w+)\.(?:sqlite|dump)\.partial(?:-wal|-shm|-journal)?|restore-(\w+)\.sql)$/,
  );
}

function stampIn(name: string, pattern: RegExp): number | null {
  const stamp = pattern.exec(name)?.slice(1).join('') ?? '';
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  if (!parts) return null;
  const [year = 0, month = 1, day = 0, ...time] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, ...time);
}

/** `20261121T140000Z` */
export function stampOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export type CopyEngine = 'embedded' | 'postgres';

const ENDINGS: Record<CopyEngine, string> = { embedded: 'sqlite', postgres: 'dump' };
