/** The name of a copy made at `at`: it sorts by time and says so in UTC. */
export function copyName(at: number, { prefix = 'site', kind, isEncrypted }: CopyKind): string {
  return `${prefix}-${stampOf(at)}.${kind}${isEncrypted ? '.age' : ''}`;
}

/** When the copy of that name was made, or null for any other file. */
export function parseCopyName(name: string): number | null {
  return stampIn(name, /^site-(\w+)\.(?:sqlite|dump)(?:\.age)?$/);
}

/** When a restore set the database of that name aside, or null for any other file. A journal may be beside it. */
export function parseReplacedName(name: string): number | null {
  return stampIn(
    name,
    /^(?:replaced-(\w+)\.dump(?:\.age)?|site\.sqlite\.replaced-(\w+?)(?:-wal|-shm|-journal)?)$/,
  );
}

function stampIn(name: string, pattern: RegExp): number | null {
  const stamp = pattern.exec(name)?.slice(1).join('') ?? '';
  const at = Date.parse(stamp.replace(STAMP, '$1-$2-$3T$4:$5:$6Z'));
  return STAMP.test(stamp) && !Number.isNaN(at) ? at : null;
}

/** `20261121T140000Z` */
export function stampOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** `replaced` is what a restore replaces. */
type CopyKind = { prefix?: 'site' | 'replaced'; kind: 'sqlite' | 'dump'; isEncrypted: boolean };
