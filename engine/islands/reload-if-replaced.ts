/**
 * A tab from before a deploy asks for files that are gone. When the page's own `script` is gone too, the page is loaded
 * again, once, unless the visitor has written something: then it goes on as plain HTML, which works. Resolves to false
 * where the script is still there or the line is down: then it is worth trying again.
 */
export async function reloadIfReplaced(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return false;
  if (!hasWritten() && isFirstTime(script)) location.reload();
  return true;
}

function hasWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_IN);
  return Array.from(fields).some(field => field.value !== field.defaultValue);
}

/** False where nothing can be remembered, so a page never reloads without end. */
function isFirstTime(script: string): boolean {
  try {
    if (sessionStorage.getItem(script) !== null) return false;
    sessionStorage.setItem(script, 'gone');
    return true;
  } catch {
    return false;
  }
}

const WRITTEN_IN = 'input:not([type="hidden"]), textarea';
