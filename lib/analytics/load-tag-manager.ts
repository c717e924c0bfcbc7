import { pushToDataLayer } from './data-layer';
import { isTagManagerId, TAG_MANAGER_ORIGIN } from './tag-manager';

/**
 * Loads the tag manager, once a page. Only for visitors who have said yes, and never beside a mailed link's token or a
 * receipt's key, which open an account or an order: its tags send on the whole address of the page.
 */
export function loadTagManager(id: string): void {
  if (!isTagManagerId(id) || isTagManagerLoaded() || /(token|key)=/.test(location.search)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${id}`;
  script.dataset['tagManagerScript'] = '';
  document.head.append(script);
}

/** Tells whether this page has asked for the tag manager. */
export function isTagManagerLoaded(): boolean {
  return document.querySelector('script[data-tag-manager-script]') !== null;
}
