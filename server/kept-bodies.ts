import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One answer's bytes in each encoding. */
export type Bodies = { identity: Buffer; gzip: Buffer; br: Buffer };

/** Gives the bodies under a digest: those that are kept, or else what `make` makes. */
export type KeptBodies = (digest: string, make: () => Promise<Bodies>) => Promise<Bodies>;

/** Where a build keeps its answers compressed. */
export function bodiesFolder(buildDir: string): string {
  return join(buildDir, 'early', 'bodies');
}

/**
 * Reads bodies that the build has compressed: a process that starts under load has no seconds to do that itself. What
 * is not there is made, and not kept: the folder belongs to the build.
 */
export function readKeptBodies(folder: string): KeptBodies {
  return async (digest, make) => {
    try {
      const files = ENCODINGS.map(encoding => readFile(join(folder, `${digest}.${encoding}`)));
      const [identity, gzip, br] = await Promise.all(files);
      return identity && gzip && br ? { identity, gzip, br } : await make();
    } catch {
      return make();
    }
  };
}

/** Makes bodies and keeps them, for the build. */
export function keepBodies(folder: string): KeptBodies {
  return async (digest, make) => {
    const bodies = await make();
    await mkdir(folder, { recursive: true });
    await Promise.all(
      ENCODINGS.map(encoding => writeFile(join(folder, `${digest}.${encoding}`), bodies[encoding])),
    );
    return bodies;
  };
}

const ENCODINGS = ['identity', 'gzip', 'br'] as const;
