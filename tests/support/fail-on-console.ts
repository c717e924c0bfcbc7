import { afterEach, expect, vi } from 'vitest';

// Unexpected console output is a failure: our code reports through values and its own log.
const spies = (['error', 'warn', 'log'] as const).map(method =>
  vi.spyOn(console, method).mockImplementation(() => {}),
);

afterEach(() => {
  const printed = spies.flatMap(spy => spy.mock.calls);
  spies.forEach(spy => spy.mockClear());
  expect(printed, 'nothing is printed to the console').toEqual([]);
});
