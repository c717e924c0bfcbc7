import { getHeapStatistics } from 'node:v8';

/**
 * Node's flags for the process that serves the site. V8 lets the heap of a machine with much memory grow to four times
 * of what is in use before it collects, and has little room for what is made for one answer: under load the process
 * kept 820 MB where 95 were in use. With these it keeps 465 and the slowest answers are quicker (docs/performance.md,
 * "Load and soak"). Whoever sets a limit in NODE_OPTIONS, and a machine too small for this one, keep theirs.
 */
export function heapFlags({ nodeOptions, ownLimitBytes } = fromThisProcess()): string[] {
  const keepsItsOwn = nodeOptions.includes('--max-old-space-size') || ownLimitBytes <= HEAP_MB * BYTES_PER_MB;
  return keepsItsOwn ? [] : [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`];
}

function fromThisProcess(): { nodeOptions: string; ownLimitBytes: number } {
  return {
    nodeOptions: process.env['NODE_OPTIONS'] ?? '',
    ownLimitBytes: getHeapStatistics().heap_size_limit,
  };
}

const BYTES_PER_MB = 1024 * 1024;
const HEAP_MB = 1024;
const YOUNG_MB = 16;
