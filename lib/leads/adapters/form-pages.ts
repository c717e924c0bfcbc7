import 'server-only';
import { timedWorkQueue } from '@/lib/kernel/work-queue';
import { cutAtForm, type CutPage } from '../fill-form';
import type { LoadFormPage } from '../form-page';
import type { LoadOwnPage } from './load-own-page';

/**
 * Our own pages, cut at their forms. Those of the build are kept, because a process serves one build, until `findVersion` says
 * that they have changed; pages that are made per request are read each time. So many posts with errors cost the reading
 * of few pages, a few at a time.
 */
export function formPages(loadOwnPage: LoadOwnPage, findVersion: () => string): LoadFormPage {
  const kept = new Map<string, Promise<CutPage | null>>();
  const limit = timedWorkQueue(READ_AT_ONCE);
  const keyOf = (path: string, formName: string) => `${findVersion()} ${formName} ${path}`;
  const read = async (key: string, path: string, formName: string) => {
    let isKept = false;
    try {
      return await limit(READ_MS, async signal => {
        const { html, isOfBuild } = await loadOwnPage(path, signal);
        isKept = isOfBuild;
        return cutAtForm(html, formName);
      });
    } finally {
      if (!isKept) kept.delete(key);
    }
  };
  return (path, formName) => {
    const key = keyOf(path, formName);
    const page = kept.get(key) ?? read(key, path, formName);
    // Put back at the end: the first ones are those that nobody has asked for in the longest time.
    kept.delete(key);
    kept.set(key, page);
    const [oldest = key] = kept.keys();
    if (kept.size > PAGES_MAX) kept.delete(oldest);
    return page;
  };
}

/** Of 150 KB each. */
const PAGES_MAX = 64;
const READ_AT_ONCE = 2;
/** Including the wait; after that the visitor gets the form on a plain page. */
const READ_MS = 800;
