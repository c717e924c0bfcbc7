/** The key under which a mail is sent again: the provider may still return the old outcome for the old one. */
export function toRepeatKey(key: string, repeatId: string): string {
  return `${key.replace(REPEAT, '')}/again-${repeatId}`;
}

/** Which sending a key belongs to; null is the first. */
export function findRepeatId(key: string): string | null {
  return REPEAT.exec(key)?.[1] ?? null;
}

const REPEAT = /\/again-([^/]+)$/;
