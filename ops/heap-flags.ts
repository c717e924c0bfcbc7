import { getHeapStatistics } from 'node:v8';

/**
 * Node's flags for the process that serves the site. V8 lets the heap of a machine with much memory grow to four times
 * of what is in use before it collects: under load the process kept 820 MB with 95 in use. With these flags and
 * `MEMORY_ENV` it keeps 340, for a tenth of the throughput (docs/performance.md). A limit in NODE_OPTIONS wins, and a
 * machine too small for this one gets no flags.
 */
export function heapFlags({ nodeOptions, ownLimitBytes } = fromThisProcess()): string[] {
  const keepsItsOwn = nodeOptions.includes('--max-old-space-size') || ownLimitBytes <= HEAP_MB * BYTES_PER_MB;
  return keepsItsOwn
    ? []
    : [
        `--max-old-space-size=${HEAP_MB}`,
        `--max-semi-space-size=${YOUNG_MB}`,
        `--heap-growing-percent=${GROWTH_PERCENT}`,
      ];
}

/** For the same process. */
export const MEMORY_ENV = {
  /** Otherwise glibc keeps freed memory for each thread, in up to eight arenas a core. */
  MALLOC_ARENA_MAX: '2',
  /** Node reads next.config.ts itself; otherwise the framework loads its compiler for it, 27 MB. The same as `next start --experimental-next-config-strip-types`. */
  __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true',
};

function fromThisProcess(): { nodeOptions: string; ownLimitBytes: number } {
  return {
    nodeOptions: process.env['NODE_OPTIONS'] ?? '',
    ownLimitBytes: getHeapStatistics().heap_size_limit,
  };
}

const BYTES_PER_MB = 1024 * 1024;
const HEAP_MB = 1024;
const YOUNG_MB = 8;
/** How much the heap may grow after a collection before the next one. */
const GROWTH_PERCENT = 20;
