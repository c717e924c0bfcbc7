/** What other features may use of the metrics. */
export { countedCall } from './site-metrics';
