// Loaded by the running server itself too, not only by the bundler: relative imports carry their extension.
import { analytics } from '@/content/analytics';

/** The tag manager's container: the setting `TAG_MANAGER_ID`, else the content's, else none. */
export function findTagManagerId(setting: string | null | undefined): string | null {
  const id = setting || analytics.tagManagerId;
  return isTagManagerId(id) ? id : null;
}

/** Whether `text` is a container's id: only such text gets into a script's address. */
export function isTagManagerId(text: string): boolean {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text);
}

/**
 * What a page's policy allows beside our own files while a tag manager is configured, and nothing while none is.
 * Containers that write inline scripts or frames of their own stay blocked on purpose.
 */
export function tagManagerSources(id: string | null): TagManagerSources {
  if (id === null) return { scripts: [], images: [], connections: [] };
  return {
    scripts: [TAG_MANAGER_ORIGIN],
    images: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com'],
    connections: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}

export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

type TagManagerSources = { scripts: string[]; images: string[]; connections: string[] };

/**
 * Whether the page at `path` never loads a tag manager: pages where people sign in, pay or read what is theirs,
 * and the staff's desk. Its tags could read all that such a page shows. The policies of these pages refuse it too.
 */
export function isTagFree(path: string): boolean {
  return TAG_FREE.test(path);
}

const TAG_FREE =
  /^\/(?:account|checkout|desk|forgot-password|invoice|newsletter|pay|request|reset-password|sign-in|sign-up|success|verify-email)(?:\/|$)/;
