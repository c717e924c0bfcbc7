import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listPageRecords } from '@/app/(site)/pages';
import { readSearchDocuments } from '@/lib/search/documents';
import { toPreviewIndex } from '@/lib/search/preview-index';
import { createSearch } from '@/lib/search/search';
import { isShort, printTable, quantile, shortly } from '../figures';
import { QUERIES } from '../queries';

const MIN_MS = isShort ? 500 : 3_000;
const TIMES_AS_MANY = isShort ? [1, 10] : [1, 10, 100];

const documents = readSearchDocuments(listPageRecords());
const making = ['documents', 'indexed in ms', 'index MB'];
const preview = ['preview KB', 'in gzip', 'in brotli'];
printTable(
  [...making, 'queries per second', 'p50 ms', 'p99 ms', ...preview],
  TIMES_AS_MANY.map(times => measure(multiply(times))),
);

/** Without it the size of an index cannot be told from what its making left behind. */
function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('Start me with --expose-gc');
  globalThis.gc();
}

/** Copies are other pages with words of their own, so the vocabulary grows as it would. */
function multiply(times: number): typeof documents {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0
      ? documents
      : documents.map(document => ({
          ...document,
          id: `${document.id}-copy-${copy}`,
          body: `${document.body} copy${copy}x${document.id.length}`,
          ...(document.page === undefined ? {} : { page: `${document.page}-${copy}` }),
        })),
  ).flat();
}

function measure(measured: typeof documents): (string | number)[] {
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const start = performance.now();
  const search = createSearch(measured);
  const indexed = performance.now() - start;
  collectGarbage();
  const heap = (process.memoryUsage().heapUsed - heapBefore) / 1024 / 1024;
  for (const query of QUERIES) search(query);
  const times: number[] = [];
  const end = performance.now() + MIN_MS;
  while (performance.now() < end) {
    const before = performance.now();
    search(QUERIES[times.length % QUERIES.length] ?? '');
    times.push(performance.now() - before);
  }
  const perSecond = (times.length / times.reduce((sum, time) => sum + time, 0)) * 1_000;
  const figures = [indexed, heap, perSecond, quantile(times, 0.5), quantile(times, 0.99)];
  return [measured.length, ...figures.map(shortly), ...sizesOfPreview(measured)];
}

function sizesOfPreview(measured: typeof documents): string[] {
  const bytes = Buffer.from(JSON.stringify(toPreviewIndex(measured)));
  const sizes = [bytes, gzipSync(bytes), brotliCompressSync(bytes)];
  return sizes.map(({ length }) => (length / 1024).toFixed(1));
}
