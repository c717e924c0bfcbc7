import { reloadIfReplaced } from '@/components/islands/reload-if-replaced';

/** The addresses of what is fetched when the visitor comes: by island, and of plain behaviours. */
export const chunks: Addresses = CHUNKS;

/** Fetches one of the files that `scripts/setup/early/build-scripts.ts` makes of `chunks/`. Rejects when it cannot be had. */
export async function loadChunk(address: string): Promise<unknown> {
  try {
    return await import(address);
  } catch (error) {
    await reloadIfReplaced(address);
    throw error;
  }
}

/** Written in by the build. */
declare const CHUNKS: Addresses;

type Addresses = { readonly touch: string };
