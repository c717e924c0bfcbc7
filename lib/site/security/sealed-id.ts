import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * An id that only we can have handed out, for one purpose and until one moment, for a cookie or a link. It hides
 * nothing: ids are random and say nothing about anyone.
 */
export function sealId({ id, purpose, until, secret }: Sealed): string {
  const text = `${id}.${until.toString(36)}`;
  return `${text}.${signature(text, { purpose, secret })}`;
}

/** The id in what `sealId` made for this purpose; null when it is forged, of another purpose, or too old. */
export function openSealedId(
  sealed: string,
  { purpose, now, secret, previousSecrets = [] }: Opening,
): string | null {
  const [, text = '', id = '', until = '', given = ''] = SEALED.exec(sealed) ?? [];
  const found = Buffer.from(given);
  const isOurs = [secret, ...previousSecrets].some(one => {
    const wanted = Buffer.from(signature(text, { purpose, secret: one }));
    return found.length === wanted.length && timingSafeEqual(found, wanted);
  });
  if (!isOurs) return null;
  return now < parseInt(until, 36) ? id : null;
}

function signature(text: string, { purpose, secret }: Pick<Sealed, 'purpose' | 'secret'>): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

const SEALED = /^(([0-9a-z]{26})\.([0-9a-z]{1,11}))\.([\w-]{43})$/;

/** `until`: epoch milliseconds. */
type Sealed = { id: string; purpose: string; until: number; secret: string };
type Opening = {
  purpose: string;
  now: number;
  secret: string;
  /** Secrets that ids were sealed with before. */
  previousSecrets?: readonly string[];
};
