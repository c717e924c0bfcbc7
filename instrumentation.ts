/** Runs once when the server process starts: brings the database up to date and starts the background work. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startBackgroundWork } = await import('@/lib/background-work');
  await startBackgroundWork();
}
