import { live } from '@/lib/site/live';

/** The notice at the corner of every page (docs/product/pages.md). Owners change it at the desk; `TESTING_NOTICE=off` hides it, too. */
export const notice = live('notice', { isShown: true });
