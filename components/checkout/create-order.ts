import { fieldOf, parseUrl } from '@/lib/site/text';
import { PROVIDER_ORIGINS } from './provider-messages';

/** What `POST /order` is asked for. The server prices it again from its own catalog. */
export type OrderRequest = {
  amount: string;
  currency: string;
  intent: 'CAPTURE';
  plan?: string;
  billing?: string;
  package?: string;
  addOns?: readonly string[];
  /** Where the visit came from (page-script/visit.ts). */
  visit?: string | undefined;
};

export type ApprovableOrder = {
  /** The provider's approval page, checked to be on an origin that we trust. */
  href: string;
  presentation: 'frame' | 'redirect';
  orderKey: string | null;
  /** The simulator's origin when the server says that this is a simulated payment; nothing otherwise. */
  simulatorOrigin: string | null;
};

/** `isRefusal`: the server said no to this attempt, so trying again needs a new one. */
export type CheckoutFailure = {
  message: string;
  detail: string | null;
  isRefusal: boolean;
  /** What it costs, where the address named another price. */
  rightAmount?: string;
};

export type CreateOrderOutcome =
  | { kind: 'created'; order: ApprovableOrder }
  /** This attempt was paid before, in another window perhaps: its receipt is what the buyer needs. */
  | { kind: 'placed'; orderKey: string }
  | { kind: 'failed'; failure: CheckoutFailure };

/**
 * Asks our server for a payment order and reads its response (docs/product/checkout.md#errors). What a browser
 * says of a request that took too long is no text for buyers, nor is a fault of ours in reading the response.
 */
export async function createOrder(request: OrderRequest, send: Send): Promise<CreateOrderOutcome> {
  let response;
  try {
    response = await send(JSON.stringify(request));
  } catch (error) {
    const message = error instanceof Error && error.name !== 'AbortError' ? error.message : '';
    return failedOutcome(message || NO_ORDER);
  }
  try {
    const body = await readJson(response);
    return response.ok ? readOrder(body) : refusedOutcome(response.status, body);
  } catch (error) {
    reportError(error);
    return failedOutcome(NO_ORDER);
  }
}

const NO_ORDER = 'Failed to create PayPal order';

/** Sends the request's JSON; the caller decides the address, the time limit and how to give up. */
type Send = (json: string) => Promise<Response>;

function readOrder(body: unknown): CreateOrderOutcome {
  const [links, orderKey] = [fieldOf(body, 'links'), fieldOf(body, 'orderKey')];
  if (!Array.isArray(links)) return failedOutcome('Invalid PayPal response format');
  const link: unknown = links.find(link => fieldOf(link, 'rel') === 'approve');
  const url = parseUrl(String(fieldOf(link, 'href')));
  const isSimulated = fieldOf(body, 'simulated') === true;
  if (!url || !isTrusted(url, isSimulated)) return failedOutcome('No approval link found in PayPal response');
  return {
    kind: 'created',
    order: {
      href: url.href,
      presentation: fieldOf(body, 'presentation') === 'redirect' ? 'redirect' : 'frame',
      orderKey: typeof orderKey === 'string' ? orderKey : null,
      simulatorOrigin: isSimulated ? url.origin : null,
    },
  };
}

function isTrusted(url: URL, isSimulated: boolean): boolean {
  if (PROVIDER_ORIGINS.includes(url.origin)) return true;
  return isSimulated && (url.protocol === 'http:' || url.protocol === 'https:');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function refusedOutcome(status: number, body: unknown): CreateOrderOutcome {
  const error = fieldOf(body, 'error');
  const [orderKey, amount, detail] = ['orderKey', 'amount', 'message'].map(name => fieldOf(error, name));
  if (typeof orderKey === 'string') return { kind: 'placed', orderKey };
  const failure = {
    message: `HTTP error! status: ${status}`,
    detail: typeof detail === 'string' ? detail : null,
    isRefusal: status < 500,
    ...(typeof amount === 'string' ? { rightAmount: amount } : {}),
  };
  return { kind: 'failed', failure };
}

function failedOutcome(message: string): CreateOrderOutcome {
  return { kind: 'failed', failure: { message, detail: null, isRefusal: false } };
}
