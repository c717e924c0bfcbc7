import { Worker } from 'node:worker_threads';
import type { PageKit } from '../build/page-kit.ts';

/** What a thread is asked for: the page at `path`, by the framework's address of it, with its status. */
export type WantedPage = { path: string; url: string; status: number; entry: string };

export type DrawnPage = { path: string } & ({ html: string } | { problem: string });

export type ThreadSettings = { root: string; parts: Readonly<Record<string, unknown>>; bypassToken: string };

/**
 * Has the framework render all pages of the build in `root` with the values of `parts`, in threads that end afterwards.
 * `next` may choose which of those that are left comes first. Throws when a page cannot be rendered.
 */
export async function drawPages({ root, kit, parts, onPage, next }: DrawSettings): Promise<void> {
  const left = new Map([...kit.pages, ...kit.notFound].map(page => [page.path, page]));
  const take = (): WantedPage | undefined => {
    const wanted = next?.();
    const page = (wanted === undefined ? undefined : left.get(wanted)) ?? left.values().next().value;
    if (!page) return undefined;
    left.delete(page.path);
    return page;
  };
  const data: ThreadSettings = { root, parts, bypassToken: kit.bypassToken };
  const env = { ...process.env, ...kit.environment, NODE_ENV: 'production', RENDER_ONLY: '1' };
  const threads = Array.from(
    { length: THREADS },
    () =>
      new Worker(new URL('./draw-thread.ts', import.meta.url), {
        workerData: data,
        env,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      }),
  );
  try {
    await Promise.all(
      threads.map(
        thread =>
          new Promise<void>((resolve, reject) => {
            const give = () => {
              const page = take();
              // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
              if (page) thread.postMessage(page);
              else resolve();
            };
            thread.on('error', reject);
            thread.on('exit', () => reject(new Error('A thread that renders pages has ended')));
            thread.on('message', (page: DrawnPage) => {
              if ('problem' in page) return reject(new Error(`${page.path}: ${page.problem}`));
              try {
                onPage(page.path, page.html);
                give();
              } catch (error) {
                reject(error instanceof Error ? error : new Error(String(error)));
              }
            });
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
}

type DrawSettings = {
  root: string;
  kit: Pick<PageKit, 'pages' | 'notFound' | 'environment' | 'bypassToken'>;
  parts: Readonly<Record<string, unknown>>;
  onPage: (path: string, html: string) => void;
  next?: () => string | undefined;
};

/** More are slower on two cores: each loads all code once. */
const THREADS = 2;
const HEAP_MB = 400;
