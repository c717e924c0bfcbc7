/** The provider's own name for the call, for its support to find it by; null when no answer came. */
export type Traced = { debugId: string | null };

/** The provider does not know the thing that was asked about. */
export type Gone = Traced & { kind: 'gone' };

/**
 * `busy`: unknown or temporary (429, 5xx, timeout, cut connection): repeat with the same request id.
 * `refused`: the provider will not take it as it is. `config`: our credentials are wrong, or lack a permission.
 */
export type GatewayFailure = Traced &
  (
    | { kind: 'busy'; reason: string; httpStatus: number | null }
    | { kind: 'refused'; issue: string; httpStatus: number }
    | { kind: 'config'; reason: string }
  );
