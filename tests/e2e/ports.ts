/** Set to run the browser tests beside another run; the site must have been built for the same address. */
const base = Number(process.env['E2E_PORT'] ?? 3210);

/** Whether the tests use the site that `npm run dev` runs already (`npm run e2e:dev`), on its own ports. */
export const isDevelopment = process.env['E2E_DEV'] === '1';

/** Where the site and its simulators listen while the browser tests run. */
export const PORTS = isDevelopment
  ? { site: Number(process.env['PORT'] ?? 3000), paypal: 4010, mail: 4020 }
  : { site: base, paypal: base + 1000, mail: base + 1010 };
