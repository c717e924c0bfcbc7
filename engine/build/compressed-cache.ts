import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
 * Reads what was compressed into one of the folders: a process that starts under load has no time to compress anything
 * itself. A text that is not there is compressed now, and not written: the folders belong to who made the pages.
 */
export function readCompressed(folders: readonly string[]): Compress {
  return async text => {
    for (const folder of folders) {
      const found = await read(folder, text);
      if (found) return found;
    }
    return compress(text, LIGHT);
  };
}

async function read(folder: string, text: string): Promise<Bodies | null> {
  try {
    const name = join(folder, digest(text));
    const [zipped, br] = await Promise.all([readFile(`${name}.gzip`), readFile(`${name}.br`)]);
    return { gzip: zipped, br };
  } catch {
    return null;
  }
}

/** Compresses and writes to `folder`, except what is in the folder `built`. */
export function writeCompressed(
  folder: string,
  { built, quality = constants.BROTLI_MAX_QUALITY }: { built?: string; quality?: number } = {},
): Compress {
  return async text => {
    const found = built === undefined ? null : await read(built, text);
    if (found) return found;
    const bodies = await compress(text, quality);
    const name = join(folder, digest(text));
    await mkdir(folder, { recursive: true });
    await Promise.all([writeWhole(`${name}.gzip`, bodies.gzip), writeWhole(`${name}.br`, bodies.br)]);
    return bodies;
  };
}

/** A server may read it meanwhile. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
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
export const LIGHT = 6;
