import { pushToDataLayer, releaseHeldEvents } from './data-layer';
import { isTagFree } from './tag-free-pages';
import { isTagManagerId, TAG_MANAGER_ORIGIN } from './tag-manager';

/**
 * Loads the tag manager, once a page. Only for visitors who have said yes, and never on a page of `isTagFree`, whose
 * policy refuses it: its tags send on the whole address of the page, and a receipt's key or a mailed link's token opens
 * an order or an account.
 */
export function loadTagManager(id: string): void {
  if (!isTagManagerId(id) || isTagManagerLoaded() || isTagFree(location.pathname)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  releaseHeldEvents();
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`;
  script.dataset['tagManagerScript'] = '';
  document.head.append(script);
}

export function isTagManagerLoaded(): boolean {
  return document.querySelector('script[data-tag-manager-script]') !== null;
}
