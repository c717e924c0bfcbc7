// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { PLACE_ID_KEY, reviewSourceBehaviour } from './review-source-behaviour';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the built-in place id is kept where there is none', () => {
  reviewSourceBehaviour(aMarker('ours'));
  expect(localStorage.getItem(PLACE_ID_KEY)).toBe('ours');
});

test('a place id that is there stays', () => {
  localStorage.setItem(PLACE_ID_KEY, 'another');
  reviewSourceBehaviour(aMarker('ours'));
  expect(localStorage.getItem(PLACE_ID_KEY)).toBe('another');
});

test('storage that is switched off breaks nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  expect(() => reviewSourceBehaviour(aMarker('ours'))).not.toThrow();
});

function aMarker(placeId: string): HTMLElement {
  const marker = document.createElement('span');
  marker.dataset['placeId'] = placeId;
  return marker;
}
