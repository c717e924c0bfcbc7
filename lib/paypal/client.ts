import 'server-only';
import {
  ApiError,
  Client,
  Environment,
  type ApiResponse,
  type Configuration,
} from '@paypal/paypal-server-sdk';
import axios, { type AxiosAdapter } from 'axios';
import { z } from 'zod';
import { requestIdHeader } from '@/lib/site/log';
import { countedCall } from '@/lib/site/metrics';
import { parseDecimal } from '@/lib/site/money';
import { timedWorkQueue } from '@/lib/site/work-queue';

/** Makes one call to PayPal, in its time limit. `read` may throw: an answer that cannot be read is an unknown outcome. */
type PayPalCaller = <T, R>(call: {
  timeoutMs: number;
  send: (options: { abortSignal: AbortSignal }) => Promise<ApiResponse<T>>;
  read: (result: T) => R;
}) => Promise<PayPalResponse<R>>;

/** The way to PayPal, for the functions that make its calls. */
export type PayPalWire = { client: Client; call: PayPalCaller };

type PayPalResponse<R> =
  | { kind: 'answered'; value: R; debugId: string | null }
  | { kind: 'failed'; failure: PayPalFailure };

/** The one way out to PayPal: only so many calls run at once, and a token that was taken back is replaced. */
export function paypalCaller(): PayPalCaller {
  const limited = timedWorkQueue(MAX_PARALLEL_CALLS);
  return ({ timeoutMs, send, read }) =>
    countedCall({ service: 'paypal', outcomeOf }, async () => {
      try {
        const response = await limited(timeoutMs, abortSignal => withFreshToken(() => send({ abortSignal })));
        return { kind: 'answered', value: read(response.result), debugId: toDebugId(response) };
      } catch (error) {
        return { kind: 'failed', failure: toFailure(error) };
      }
    });
}

function outcomeOf(answer: PayPalResponse<unknown>): string {
  return answer.kind === 'answered' ? answer.kind : answer.failure.kind;
}

/** Gets the JSON of an address for which the SDK has no method, with the SDK's own transport and token. */
export async function getJson(
  client: Client,
  { path, query = {} }: { path: string; query?: Readonly<Record<string, string>> },
  options: { abortSignal: AbortSignal },
): Promise<ApiResponse<unknown>> {
  const request = client.getRequestBuilderFactory()('GET', path);
  request.query(query);
  request.authenticate([{ oauth2: true }]);
  const response = await request.callAsText(options);
  const result: unknown = JSON.parse(response.result);
  return { ...response, result };
}

/** Null when it is anything but PayPal's word that there is no such thing. */
export function toGone(failure: PayPalFailure): { kind: 'gone'; debugId: string | null } | null {
  const isUnknown = failure.kind === 'refused' && failure.httpStatus === 404;
  return isUnknown ? { kind: 'gone', debugId: failure.debugId } : null;
}

/**
 * PayPal may take back a token before its time. The client has dropped it with the 401, so the same call, with the same
 * request id, gets a new one; only a second 401 says that our credentials are wrong.
 */
async function withFreshToken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStaleToken(error)) return work();
    throw error;
  }
}

/** So that a PayPal that hangs cannot tie up every connection of the server. */
const MAX_PARALLEL_CALLS = 24;

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
 * token request, and after a failed token request or a 401 the next call starts over with a new token
 * (`withFreshToken` repeats a call that got a 401).
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

/**
 * What PayPal's SDK threw, in our words. Anything that is not a clear refusal counts as `busy`: the call may have
 * worked, so it is repeated with the same request id. Vendor texts stay out of it.
 */
export function toFailure(error: unknown): PayPalFailure {
  if (!(error instanceof ApiError))
    return {
      kind: 'busy',
      reason: error instanceof Error ? error.name : 'unknown failure',
      httpStatus: null,
      debugId: null,
    };
  const { statusCode } = error;
  const { issue, bodyDebugId } = readProblem(error.body);
  const debugId = toDebugId(error) ?? bodyDebugId;
  const reason = `PayPal answered ${statusCode}`;
  if (statusCode === 401) return { kind: 'config', reason, debugId };
  if (statusCode === 403) return { kind: 'config', reason: issue ? `${reason}: ${issue}` : reason, debugId };
  if (TEMPORARY.has(statusCode) || statusCode >= 500)
    return { kind: 'busy', reason, httpStatus: statusCode, debugId };
  return { kind: 'refused', issue: issue ?? `HTTP_${statusCode}`, httpStatus: statusCode, debugId };
}

/** PayPal's own name for a call, from the headers of its answer. */
function toDebugId({ headers }: { headers: Record<string, string> }): string | null {
  return headers['paypal-debug-id'] ?? null;
}

/** Whether a call was refused for its token; a refusal of the token request itself is about our credentials. */
function isStaleToken(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 401 && !error.request.url.endsWith(TOKEN_PATH);
}

/**
 * The only stable parts of an error body. It is read from its text, because the SDK parses the body only for the status
 * codes that it lists for a call.
 */
function readProblem(body: unknown): { issue: string | null; bodyDebugId: string | null } {
  const problem = problemSchema.safeParse(body).data ?? {};
  const { name = null, details, debug_id: bodyDebugId = null } = problem;
  const issue = name === TOO_LARGE ? name : (details?.[0]?.issue ?? name);
  return { issue, bodyDebugId };
}

// 409: the first of two requests with one id is still running.
const TEMPORARY: ReadonlySet<number> = new Set([408, 409, 425, 429]);

const TOKEN_PATH = '/v1/oauth2/token';

/** Transaction Search names this one outside of its details. */
export const TOO_LARGE = 'RESULTSET_TOO_LARGE';

const problemSchema = z
  .string()
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      name: z.string().optional(),
      debug_id: z.string().optional(),
      details: z.array(z.object({ issue: z.string().optional() })).optional(),
    }),
  );

/** The provider's own name for the call, for its support to find it by; null when no answer came. */
export type Traced = { debugId: string | null };

/** The provider does not know the thing that was asked about. */
export type Gone = Traced & { kind: 'gone' };

/**
 * `busy`: unknown or temporary (429, 5xx, timeout, cut connection): repeat with the same request id.
 * `refused`: the provider will not take it as it is. `config`: our credentials are wrong, or lack a permission.
 */
export type PayPalFailure = Traced &
  (
    | { kind: 'busy'; reason: string; httpStatus: number | null }
    | { kind: 'refused'; issue: string; httpStatus: number }
    | { kind: 'config'; reason: string }
  );

/** Why a call failed, in PayPal's word or ours. */
export function reasonOf(failure: PayPalFailure): string {
  return failure.kind === 'refused' ? failure.issue : failure.reason;
}

/** A point in time as PayPal writes it, with any offset, in milliseconds; null when it is absent or unreadable. */
export const instant = z
  .string()
  .optional()
  .transform(text => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? null : at;
  });

/** Text that may be absent or null. */
export const optionalText = z
  .string()
  .nullish()
  .transform(text => text ?? null);

/** Decimal text of money that comes or goes, in hundredths of the unit. Not readable as such: the whole answer is not. */
export const signedMinor = z.string().transform((text, context) => {
  const minor = parseDecimal(text.replace(/^-/, ''));
  if (minor === null) {
    context.addIssue('not plain decimal text');
    return z.NEVER;
  }
  return text.startsWith('-') && minor > 0 ? -minor : minor;
});

/** An amount on the wire of the APIs that the SDK does not read for us. */
export const wireMoney = z.object({ currency_code: z.string(), value: signedMinor });
