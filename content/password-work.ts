/** Password checks that one process runs at once, and that wait: together under three seconds. Beyond: 503. */
export const passwordWork = { running: 2, waiting: 32 };
