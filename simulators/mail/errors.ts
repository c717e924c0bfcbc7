import { json, type Answer } from '../http/response.ts';

/** The provider's error body, as it goes over the wire. */
export type ApiError = { statusCode: number; name: string; message: string };

/** The provider's refusals, in its own words (status, name, message). */
export const apiErrors = {
  missingKey: () => error(401, 'missing_api_key', 'Missing API Key'),
  invalidKey: () => error(403, 'invalid_api_key', 'API key is invalid'),
  missingUserAgent: () => error(403, 'validation_error', 'Missing `User-Agent` header.'),
  notFound: (what = 'The requested endpoint does not exist') => error(404, 'not_found', what),
  methodNotAllowed: () => error(405, 'method_not_allowed', 'Method is not allowed for the requested path'),
  invalidJson: () => error(400, 'validation_error', 'The request body is not valid JSON.'),
  invalidKeyLength: () =>
    error(400, 'invalid_idempotency_key', 'The idempotency key must be between 1 and 256 characters.'),
  otherBody: () =>
    error(409, 'invalid_idempotent_request', 'Same idempotency key used with a different request payload.'),
  stillRunning: () =>
    error(
      409,
      'concurrent_idempotent_requests',
      'Same idempotency key used while original request is still in progress.',
    ),
  missingField: (field: string) => error(422, 'missing_required_field', `Missing \`${field}\` field.`),
  invalidParameter: (message: string) => error(422, 'invalid_parameter', message),
  invalidFrom: () =>
    error(
      422,
      'invalid_from_address',
      'Invalid `from` field. The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
    ),
  unverifiedDomain: (domain: string) =>
    error(
      403,
      'validation_error',
      `The ${domain} domain is not verified. Please, add and verify your domain.`,
    ),
  rateLimited: () =>
    error(429, 'rate_limit_exceeded', 'Too many requests. Please limit the number of requests per second.'),
  dailyQuota: () => error(429, 'daily_quota_exceeded', 'You have reached your daily email sending quota.'),
  monthlyQuota: () =>
    error(429, 'monthly_quota_exceeded', 'You have reached your monthly email sending quota.'),
  internal: () => error(500, 'internal_server_error', 'An unexpected error occurred.'),
} as const;

export function answerError(problem: ApiError, headers: Record<string, string> = {}): Answer {
  return json(problem.statusCode, problem, headers);
}

function error(statusCode: number, name: string, message: string): ApiError {
  return { statusCode, name, message };
}
