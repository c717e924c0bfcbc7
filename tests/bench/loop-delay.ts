/**
 * Loaded into the site's process by the soak alone (`--import`): writes down how late the event loop is, as the p99 of
 * each sample in milliseconds.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

setInterval(() => {
  // What is measured is the time from one look to the next.
  const late = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  appendFileSync(join(process.env['DATA_DIR'] ?? '', 'loop-delay'), `${late.toFixed(2)}\n`);
  delay.reset();
}, Number(process.env['LOOP_DELAY_MS'])).unref();
