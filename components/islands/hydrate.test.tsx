// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from './hydrate';

test('a press while React takes over does not make it hurry', async () => {
  const isAwake = vi.fn<() => void>();
  function Part() {
    useEffect(isAwake, []);
    return <button type="button">Open</button>;
  }
  const island = document.createElement('div');
  island.innerHTML = '<button type="button">Open</button>';
  document.body.replaceChildren(island);
  const awake = hydrate(island, Part);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    island.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  expect(isAwake).not.toHaveBeenCalled();
  await awake;
  expect(isAwake).toHaveBeenCalledOnce();
});
