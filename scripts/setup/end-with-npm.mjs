const starter = process.ppid;

/**
 * Ends this process when npm, which started it, is gone: killed hard, npm cannot say so. Anyone else who starts the
 * script may go away and leave it running.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(look, LOOK_EACH_MS).unref();
}

function look() {
  if (process.ppid !== starter) process.exit(1);
}

const LOOK_EACH_MS = 500;
