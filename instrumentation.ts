import type { Instrumentation } from 'next';

/** Runs once when the server process starts: brings the database up to date and starts the background work. */
export async function register(): Promise<void> {
  // What only renders pages again (engine/render) has neither a database nor work.
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['RENDER_ONLY']) return;
  const { startBackgroundWork } = await import('@/lib/background-work');
  await startBackgroundWork();
}

/**
 * Writes down what no handler caught, under the number that the visitor is shown (server/delivered-site.ts). Of the
 * address only the route: its query may be about a person.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method, headers },
  { routePath },
) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { logError, REFERENCE_HEADER } = await import('@/lib/site/log');
  const reference = String(headers[REFERENCE_HEADER] ?? '');
  logError('request_failed', error, { reference, method, route: routePath });
};
