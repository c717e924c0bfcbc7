import 'server-only';
import { Client, Environment, type Configuration } from '@paypal/paypal-server-sdk';
import axios, { type AxiosAdapter } from 'axios';
import { requestIdHeader } from '@/lib/site/request-id';

type PayPalClientOptions = {
  environment: 'simulator' | 'sandbox' | 'live';
  clientId: string;
  clientSecret: string;
  /** Where the simulator listens; used in the simulator environment only. */
  simulatorOrigin: string;
  /** How long one call may take. The SDK's own default is forever. */
  timeoutMs: number;
};

/**
 * PayPal's SDK, set up for one account. Share one client: it keeps the token. Calls that start together share one
 * token request, and after a failed token request or a 401 the next call starts over with a new token: the gateway
 * repeats a call that got a 401.
 */
export function createPayPalClient(options: PayPalClientOptions): Client {
  const isSimulated = options.environment === 'simulator';
  return new RenewingClient({
    environment: options.environment === 'live' ? Environment.Production : Environment.Sandbox,
    timeout: options.timeoutMs,
    clientCredentialsAuthCredentials: {
      oAuthClientId: options.clientId,
      oAuthClientSecret: options.clientSecret,
      oAuthClockSkew: isSimulated ? 0 : TOKEN_MARGIN_S,
    },
    // The SDK has two fixed addresses and no other way to a third.
    ...(isSimulated
      ? { unstable_httpClientOptions: { adapter: simulatorAdapter(options.simulatorOrigin) } }
      : {}),
  });
}

/**
 * The SDK keeps a rejected token request for good, so one outage would end every later call, and it keeps a
 * token that PayPal has revoked. Both are mended by replacing the SDK's client behind this one.
 */
class RenewingClient extends Client {
  #config: Settings;
  #current: Client | null = null;

  constructor(config: Settings) {
    super(config);
    this.#config = config;
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    return (method, path) => {
      const client = (this.#current ??= this.#createClient());
      const builder = client.getRequestBuilderFactory()(method, path);
      for (const [name, id] of Object.entries(requestIdHeader())) builder.header(name, id);
      builder.interceptResponse(context => {
        if (context.response.statusCode === 401) this.#replace(client);
        return context;
      });
      return builder;
    };
  }

  #createClient(): Client {
    let fetching: ReturnType<TokenProvider> | null = null;
    const provideToken: TokenProvider = async (lastToken, manager) => {
      fetching ??= manager.updateToken(lastToken);
      try {
        return await fetching;
      } catch (error) {
        this.#replace(client);
        throw error;
      } finally {
        fetching = null;
      }
    };
    const { clientCredentialsAuthCredentials: credentials, ...config } = this.#config;
    const client = new Client({
      ...config,
      clientCredentialsAuthCredentials: { ...credentials, oAuthTokenProvider: provideToken },
    });
    return client;
  }

  #replace(client: Client): void {
    if (this.#current === client) this.#current = null;
  }
}

/** Sends what is meant for PayPal's host to the simulator, with the transport (and its errors) of the real thing. */
function simulatorAdapter(simulatorOrigin: string): AxiosAdapter {
  const send = axios.getAdapter('http');
  return config => {
    const { pathname, search } = new URL(config.url ?? '');
    return send({ ...config, url: `${simulatorOrigin}${pathname}${search}`, proxy: false });
  };
}

/** A token is renewed this long before it ends, so none ends on its way. */
const TOKEN_MARGIN_S = 60;

type Credentials = NonNullable<Configuration['clientCredentialsAuthCredentials']>;
type TokenProvider = NonNullable<Credentials['oAuthTokenProvider']>;
type Settings = Partial<Configuration> & { clientCredentialsAuthCredentials: Credentials };
