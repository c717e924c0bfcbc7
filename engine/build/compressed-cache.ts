import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digest } from '../serve/etag.ts';

/** The bytes of one response in each compression. */
export type Bodies = { gzip: Buffer; br: Buffer };

export type Compress = (text: string) => Promise<Bodies>;

/** Of a folder of pages. */
export function compressedFolder(folder: string): string {
  return join(folder, 'compressed');
}

/**
 * Reads what the build has compressed: a process that starts under load has no time to compress anything itself. A text
 * that is not there is compressed now, and not written: the folder belongs to the build.
 */
export function readCompressed(folder: string): Compress {
  return async text => {
    try {
      const name = join(folder, digest(text));
      const [zipped, br] = await Promise.all([readFile(`${name}.gzip`), readFile(`${name}.br`)]);
      return { gzip: zipped, br };
    } catch {
      return compress(text, QUALITY_NOW);
    }
  };
}

/** Compresses and writes to `folder`, for the build. */
export function writeCompressed(folder: string): Compress {
  return async text => {
    const bodies = await compress(text, constants.BROTLI_MAX_QUALITY);
    const name = join(folder, digest(text));
    await mkdir(folder, { recursive: true });
    await Promise.all([writeFile(`${name}.gzip`, bodies.gzip), writeFile(`${name}.br`, bodies.br)]);
    return bodies;
  };
}

/** The build takes the greatest effort: on one core it takes ten seconds more, and brotli is a tenth smaller than at 9. */
async function compress(text: string, quality: number): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return { gzip: zipped, br };
}

/** All pages of the site in two seconds on one core; at 9 it takes twenty, and pages must follow the last sale at once. */
const QUALITY_NOW = 6;
