import { constants } from 'node:zlib';
import compression from 'compression';

/** Brotli's quality, 0 to 11: from 5 on it looks back farther than gzip; 6 costs as much as gzip, 7 twice that. */
const EFFORT = 6;
/** How far it looks back, as a power of two: 256 KB hold a page. With the default, 4 MB, clearing memory takes half the time. */
const WINDOW_BITS = 18;

/**
 * Compresses what is rendered per request. The framework would use gzip only; brotli makes a page 8 to 17% smaller in the
 * same time (docs/decisions/0014).
 */
export const compressResponses = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORT,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  },
});
