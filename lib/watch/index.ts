/** What other features may use of the health: what /healthz says, and the two probes that the metrics share. */
export { checkHealth, probeWritable, readDiskRoom } from './health';
export type { Health } from './health';
