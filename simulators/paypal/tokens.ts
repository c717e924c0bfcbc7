import { timingSafeEqual } from 'node:crypto';
import { json, type Answer } from '../http/response.ts';
import type { HttpRequest } from '../http/request.ts';
import { parseForm } from '../http/request.ts';
import type { SimulatedClock } from '../clock.ts';
import { newToken } from './ids.ts';

/** Client credentials in, bearer tokens out; a token is good until its time is up or it is revoked. */
export type Tokens = {
  /** Answers `POST /v1/oauth2/token`. */
  issue: (request: HttpRequest) => Answer;
  /** Null when the request's bearer token is good, otherwise the 401 to answer. */
  refuse: (request: HttpRequest) => Answer | null;
  revokeAll: () => void;
};

export function createTokens({ clock, clientId, clientSecret, ttlMs }: TokenOptions): Tokens {
  const expiries = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return {
    issue: request => {
      if (!isSame(request.headers.authorization ?? '', basic)) return INVALID_CLIENT;
      if (parseForm(request).get('grant_type') !== 'client_credentials') return UNSUPPORTED_GRANT;
      const token = newToken();
      expiries.set(token, clock.now() + ttlMs);
      return json(200, describeToken(token, ttlMs));
    },
    refuse: request => {
      const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
      const isGood = scheme === 'Bearer' && (expiries.get(token) ?? 0) > clock.now();
      return isGood ? null : INVALID_TOKEN;
    },
    revokeAll: () => expiries.clear(),
  };
}

function describeToken(token: string, ttlMs: number): object {
  return {
    scope:
      'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks',
    access_token: token,
    token_type: 'Bearer',
    expires_in: Math.floor(ttlMs / 1000),
  };
}

function isSame(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const INVALID_CLIENT = json(401, {
  error: 'invalid_client',
  error_description: 'Client Authentication failed',
});
const UNSUPPORTED_GRANT = json(400, {
  error: 'unsupported_grant_type',
  error_description: 'Grant Type is NULL or not supported',
});
const INVALID_TOKEN = json(
  401,
  { error: 'invalid_token', error_description: 'The token passed in was not found in the system' },
  { 'www-authenticate': 'Bearer realm="PayPalTransactional"' },
);

type TokenOptions = { clock: SimulatedClock; clientId: string; clientSecret: string; ttlMs: number };
