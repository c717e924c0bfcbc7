import { vi } from 'vitest';

/** How long a test waits for what must come. Both libraries give up after a second; a busy machine may need more. */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
