/** Where the site and its simulators listen while the browser tests run. */
export const PORTS = { site: 3210, paypal: 4210, mail: 4220 } as const;
