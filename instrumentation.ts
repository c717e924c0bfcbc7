import type { Instrumentation } from 'next';

/** Runs once when the server process starts: brings the database up to date and starts the background work. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { siteProcess } = await import('@/lib/site/process');
  if (!siteProcess.hasServer && process.env.NODE_ENV === 'production') {
    process.stderr.write(`\n${WITHOUT_SERVER}\n`);
    process.exit(1);
  }
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

/** `next start` would send pages without their policies, their slots and their compressed files. */
const WITHOUT_SERVER = 'Start this build with `npm run serve`: its own server stands in front of Next.';
