/** The name of a copy made at `at`: it sorts by time and says so in UTC. */
export function copyName(at: number, engine: CopyEngine): string {
  return `site-${stampOf(at)}.${ENDINGS[engine]}`;
}

/** When the copy of that name was made, or null for any other file. */
export function parseCopyName(name: string): number | null {
  const match = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)$/.exec(name);
  if (!match) return null;
  const [year = 0, month = 1, day = 0, ...time] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, ...time);
}

/** `20261121T140000Z` */
export function stampOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

export type CopyEngine = 'embedded' | 'postgres';

const ENDINGS: Record<CopyEngine, string> = { embedded: 'sqlite', postgres: 'dump' };
