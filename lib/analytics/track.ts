import { withoutPersonalData, type AnalyticsEvent } from './analytics-event';
import { pushToDataLayer } from './data-layer';
import { holdEvent } from './held-events';
import { isTagFree } from './tag-free-pages';

/**
 * Tells the page's data layer what happened. Nothing leaves the browser by this: only a tag manager would send it on,
 * and that is loaded after a yes. What happened on the same page before the yes is then counted too. A page that never
 * loads one keeps the event for the next page that does.
 */
export function track(event: AnalyticsEvent): void {
  const entry = withoutPersonalData(event);
  pushToDataLayer(entry);
  // Each page identifies again.
  if (event.event !== 'identify' && isTagFree(location.pathname)) holdEvent(entry);
}
