/** The addresses of what is fetched when the visitor comes: by island, and of plain behaviours. */
export const chunks: Addresses = CHUNKS;

/** Fetches one of the files that `scripts/setup/early/build-scripts.ts` makes of `chunks/`. Rejects when it cannot be had. */
export async function loadChunk(address: string): Promise<Chunk> {
  try {
    return await import(address);
  } catch (error) {
    await reloadIfGone(address);
    throw error;
  }
}

/** Plain behaviours attach themselves; an island's file says how it is hydrated. */
type Chunk = { hydrate?: (island: HTMLElement) => Promise<void> };

/**
 * A tab from before a deploy asks for files that are gone. It is loaded anew, once for each such file, unless the
 * visitor has written something: then the page goes on as plain HTML, which works.
 */
async function reloadIfGone(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404 && !hasWritten() && isFirstTime(address)) location.reload();
}

function hasWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_IN);
  return Array.from(fields).some(field => field.value !== field.defaultValue);
}

/** False where nothing can be remembered, so that a page never reloads without end. */
function isFirstTime(address: string): boolean {
  try {
    if (sessionStorage.getItem(address) !== null) return false;
    sessionStorage.setItem(address, 'gone');
    return true;
  } catch {
    return false;
  }
}

const WRITTEN_IN = 'input:not([type="hidden"]), textarea';

/** Written in by the build. */
declare const CHUNKS: Addresses;

type Addresses = { readonly touch: string; readonly popup: string; readonly [island: string]: string };
