import { withoutPersonalData, type AnalyticsEvent } from './analytics-event';
import { pushToDataLayer } from './data-layer';

/**
 * Tells the page's data layer what happened. Nothing leaves the browser by this: only a tag manager would send it on,
 * and that is loaded after a yes. What happened on the same page before the yes is then counted too.
 */
export function track(event: AnalyticsEvent): void {
  pushToDataLayer(withoutPersonalData(event));
}
