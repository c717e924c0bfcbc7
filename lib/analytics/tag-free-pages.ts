/**
 * Whether the page at `path` never loads a tag manager: pages where people sign in, pay or read what is theirs,
 * and the staff's desk. Its tags could read all that such a page shows. The policies of these pages refuse it too.
 */
export function isTagFree(path: string): boolean {
  return TAG_FREE.test(path);
}

const TAG_FREE =
  /^\/(?:account|checkout|desk|forgot-password|newsletter|request|reset-password|sign-in|sign-up|success|verify-email)(?:\/|$)/;
