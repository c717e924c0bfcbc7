import { constants } from 'node:zlib';
import compression from 'compression';

/** Of brotli, from 0 to 11: from 5 on matches go farther back than gzip's; 6 costs what gzip costs, 7 twice that. */
const EFFORT = 6;
/** How far back, as a power of two: 256 KB hold a whole page. With the default, 4 MB, half the time goes into clearing memory. */
const WINDOW_BITS = 18;

/**
 * Compresses what is made per request. The framework would do it in gzip only, whose window of 32 KB does not see that
 * a page's data repeats its HTML: brotli makes a rendered page a fifth smaller in the same time (docs/decisions/0014).
 */
export const compressAnswers = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORT,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  },
});
