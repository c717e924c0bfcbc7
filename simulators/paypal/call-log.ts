import type { HttpRequest } from '../http/request.ts';

/** What a client can ask of the API; faults and the log are sorted by it. */
export type Operation =
  | 'token'
  | 'create'
  | 'get'
  | 'capture'
  | 'refund'
  | 'get-refund'
  | 'get-capture'
  | 'get-dispute'
  | 'list-disputes'
  | 'transactions';

/** A call as it arrived. Credentials are cut down to their scheme: "Bearer ***". */
export type RecordedCall = {
  operation: Operation;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  at: string;
};

export type CallLog = {
  record: (operation: Operation, request: HttpRequest, now: number) => void;
  list: (operation?: Operation) => RecordedCall[];
  clear: () => void;
};

export function createCallLog(): CallLog {
  const calls: RecordedCall[] = [];
  return {
    record: (operation, request, now) => {
      calls.push(describe(operation, request, now));
      if (calls.length > KEPT_CALLS) calls.shift();
    },
    list: operation => calls.filter(call => operation === undefined || call.operation === operation),
    clear: () => void calls.splice(0),
  };
}

function describe(operation: Operation, request: HttpRequest, now: number): RecordedCall {
  const { authorization, ...headers } = request.headers;
  const masked =
    authorization === undefined ? {} : { authorization: `${authorization.split(' ')[0] ?? ''} ***` };
  return {
    operation,
    method: request.method,
    path: `${request.url.pathname}${request.url.search}`,
    headers: { ...headers, ...masked },
    body: request.body.toString('utf8'),
    at: new Date(now).toISOString(),
  };
}

const KEPT_CALLS = 500;
