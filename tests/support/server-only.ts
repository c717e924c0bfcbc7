/** Stands in for the `server-only` marker, which only bundlers understand. */
export const isServer = true;
