/**
 * Calls `stop` when the process that started this one has ended, kill -9 included: the system then closes the channel
 * between them. Does nothing where there never was a channel, as under systemd or in a container.
 */
export function endWithLauncher(stop: () => void): void {
  if (process.connected === undefined) return;
  // Gone already, while this process began.
  if (!process.connected) return stop();
  process.once('disconnect', stop);
  // Listening must not keep a process alive that has nothing else to do.
  process.channel?.unref();
}
