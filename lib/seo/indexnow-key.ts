import { createHash } from 'node:crypto';

/**
 * The key that proves to IndexNow that a list of changed pages comes from this site. It is published at
 * /indexnow-key.txt and so no secret: made from the public address, it needs no setting and survives a rebuild.
 */
export function indexNowKey(siteUrl: string): string {
  return createHash('sha256').update(`indexnow ${siteUrl}`).digest('hex').slice(0, KEY_LENGTH);
}

const KEY_LENGTH = 32;
