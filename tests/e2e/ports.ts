/** Set to run the browser tests beside another run; the site must have been built for the same address. */
const base = Number(process.env['E2E_PORT'] ?? 3210);

/** Where the site and its simulators listen while the browser tests run. */
export const PORTS = { site: base, paypal: base + 1000, mail: base + 1010 } as const;
