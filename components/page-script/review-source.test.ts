// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startReviewSource } from './review-source';

test('storage that is switched off breaks nothing', () => {
  document.body.innerHTML = '<span hidden data-place-id="ours"></span>';
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  expect(startReviewSource).not.toThrow();
  expect(storage).toHaveBeenCalled();
});
