// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePasskey, enterWithPasskey } from './passkey';

const device = vi.fn<() => Promise<Credential | null>>();

beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      parseCreationOptionsFromJSON: (options: unknown) => options,
      parseRequestOptionsFromJSON: (options: unknown) => options,
    }),
  );
  vi.stubGlobal('navigator', { credentials: { create: device, get: device } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
});

afterEach(() => {
  vi.unstubAllGlobals();
  device.mockReset();
});

test('a device that has a passkey of the account already says so', async () => {
  device.mockRejectedValue(new DOMException('', 'InvalidStateError'));
  expect(await makePasskey(new URLSearchParams(), [])).toEqual({ kind: 'present' });
});

test.each([
  ['says no', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['makes none', () => Promise.resolve(null)],
])('a device that %s has declined', async (_, answer) => {
  device.mockImplementation(answer);
  expect(await makePasskey(new URLSearchParams(), [])).toEqual({ kind: 'declined' });
  expect(await enterWithPasskey(null)).toEqual({ kind: 'declined' });
});
