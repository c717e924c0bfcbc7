import { ApiError } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { toFailure } from './client';

/** What the SDK throws: its `result` is filled for some codes only, so it is left out here. */
function anError(statusCode: number, body: unknown, headers: Record<string, string> = {}): ApiError {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = { method: 'POST', url: 'https://api-m.paypal.com/v2/x', headers: {} } as const;
  return new ApiError({ request, response: { statusCode, headers, body: text } }, '');
}

test('the issue is read from the text of the body, and the debug id from the header', () => {
  const body = { name: 'UNPROCESSABLE_ENTITY', debug_id: 'in-body', details: [{ issue: 'PENDING_CAPTURE' }] };
  expect(toFailure(anError(422, body, { 'paypal-debug-id': 'in-header' }))).toEqual({
    kind: 'refused',
    issue: 'PENDING_CAPTURE',
    httpStatus: 422,
    debugId: 'in-header',
  });
  expect(toFailure(anError(422, body)).debugId).toBe('in-body');
});

test('without details the name of the error is the issue, and without a name its code', () => {
  expect(toFailure(anError(400, { name: 'INVALID_REQUEST' }))).toMatchObject({ issue: 'INVALID_REQUEST' });
  expect(toFailure(anError(400, '<html>'))).toMatchObject({ issue: 'HTTP_400', debugId: null });
  expect(toFailure(anError(400, '[]'))).toMatchObject({ issue: 'HTTP_400' });
});

test('a search that is too large is told by its name, whatever the details say', () => {
  const body = { name: 'RESULTSET_TOO_LARGE', details: [{ issue: 'Narrow the range' }] };
  expect(toFailure(anError(400, body))).toMatchObject({ issue: 'RESULTSET_TOO_LARGE' });
});

test.each([
  [401, { error: 'invalid_token' }, { kind: 'config', reason: 'PayPal answered 401' }],
  [
    403,
    { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] },
    { kind: 'config', reason: 'PayPal answered 403: PERMISSION_DENIED' },
  ],
  [409, {}, { kind: 'busy', reason: 'PayPal answered 409', httpStatus: 409 }],
  [429, {}, { kind: 'busy', reason: 'PayPal answered 429', httpStatus: 429 }],
  [500, '<html>', { kind: 'busy', reason: 'PayPal answered 500', httpStatus: 500 }],
])('%i is %o %o', (statusCode, body, failure) => {
  expect(toFailure(anError(statusCode, body, { 'paypal-debug-id': 'd1' }))).toEqual({
    ...failure,
    debugId: 'd1',
  });
});

test('what is no answer at all is busy, without a vendor’s text', () => {
  expect(toFailure(new TypeError('a secret in the text'))).toEqual({
    kind: 'busy',
    reason: 'TypeError',
    httpStatus: null,
    debugId: null,
  });
});
