/** Loaded into the site's process by the soak alone (`--import`): writes down a line for each sample. */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

setInterval(() => {
  const sample = {
    seconds: process.uptime(),
    memoryMb: process.memoryUsage.rss() / 1_048_576,
    files: readdirSync('/proc/self/fd').length,
    // What is measured is the time from one look to the next.
    delayMs: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
  };
  appendFileSync(join(process.env['DATA_DIR'] ?? '', 'samples'), `${JSON.stringify(sample)}\n`);
  delay.reset();
}, Number(process.env['SAMPLE_MS'])).unref();
