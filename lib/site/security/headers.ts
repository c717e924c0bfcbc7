import { reportingHeaders } from './content-security-policy.ts';

/** Headers that every answer carries, whatever it is. The page's own CSP is added where its inline scripts are known. */
export const BASE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  ...reportingHeaders(),
];

/** The same as a record, for answers that are written by hand. */
export const BASE_HEADER_RECORD: Readonly<Record<string, string>> = Object.fromEntries(
  BASE_HEADERS.map(({ key, value }) => [key.toLowerCase(), value]),
);

/** The policy of a response that is not a page (a feed, JSON, a file, a refusal): it can load and send nothing. */
export const RESPONSE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
