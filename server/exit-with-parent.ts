/**
 * Calls `stop` when the parent process has ended, even by kill -9: the system then closes the channel between them. Does
 * nothing where there was no channel, as under systemd or in a container.
 */
export function exitWithParent(stop: () => void): void {
  if (process.connected === undefined) return;
  // The parent ended while this process was starting.
  if (!process.connected) return stop();
  process.once('disconnect', stop);
  // Listening must not keep a process alive that has nothing else to do.
  process.channel?.unref();
}
