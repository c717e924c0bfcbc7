import { Resolver } from 'node:dns/promises';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import { z } from 'zod';

/**
 * How a checkup reaches websites. The real one asks DNS; the simulator's answers for `*.test` alone, and leads the
 * addresses that it returned to this machine. Whether an address may be connected to is decided between the two.
 */
export type CheckupNetwork = {
  /** The addresses of a host. Throws a `NameError` when it has none, or when DNS does not say. */
  resolve: (host: string) => Promise<string[]>;
  /** Where to connect for an address that has passed. */
  endpointOf: (address: string, scheme: 'http' | 'https') => { address: string; port: number };
  /** Which authorities sign the certificates, where it is not those that Node knows. Made once: that takes 27 ms. */
  secureContext?: SecureContext;
};

/** Asks DNS itself: no hosts file, no search domain, and not the thread pool that hashes passwords. */
export const internet: CheckupNetwork = {
  resolve: async host => {
    const resolver = new Resolver({ timeout: DNS_LIMIT_MS, tries: 1 });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const isAbsent = answers.every(answer => answer.status === 'rejected' && isNoName(answer.reason));
    throw new NameError(isAbsent ? 'not-found' : 'unreachable');
  },
  endpointOf: (address, scheme) => ({ address, port: scheme === 'https' ? 443 : 80 }),
};

/** Why a name leads nowhere. `not-found`: DNS says so. `unreachable`: DNS did not say. `private`: see `isPublicAddress`. `limited`: its server was
 * asked too often. */
export class NameError extends Error {
  override name = 'NameError';
  readonly reason: 'not-found' | 'unreachable' | 'private' | 'limited';
  constructor(reason: NameError['reason']) {
    super(`The name leads nowhere: ${reason}`);
    this.reason = reason;
  }
}

function isNoName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EBADNAME';
}

const DNS_LIMIT_MS = 2_000;

/** The simulator's websites, at the origin where it serves them; it knows names that end in `.test` alone. */
export async function simulatedNetwork(origin: string): Promise<CheckupNetwork> {
  const { httpPort, httpsPort, ca } = portsOf.parse(await askJson(`${origin}/network`));
  return {
    resolve: async host => {
      const asked = await askJson(`${origin}/resolve?host=${encodeURIComponent(host)}`);
      return addressesOf.parse(asked).addresses;
    },
    endpointOf: (_address, scheme) => ({
      address: new URL(origin).hostname,
      port: scheme === 'https' ? httpsPort : httpPort,
    }),
    secureContext: trusting(ca),
  };
}

/** A context for connections to servers whose certificates `ca` has signed, or an authority that Node knows. */
export function trusting(ca: string): SecureContext {
  return createSecureContext({ ca: [...rootCertificates, ca] });
}

async function askJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DNS_LIMIT_MS) });
  return response.json();
}

const portsOf = z.object({ httpPort: z.number(), httpsPort: z.number(), ca: z.string() });
const addressesOf = z.object({ addresses: z.array(z.string()) });
