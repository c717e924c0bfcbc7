import { createHash } from 'node:crypto';
import { PLAIN_PAGE_STYLE } from '../lib/http/plain-page.ts';

const STYLE_HASH = createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64');

/** The policy of a plain page: its own style sheet, and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
