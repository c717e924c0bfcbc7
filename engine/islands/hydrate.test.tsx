// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
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

test('the component learns of a choice that is made while React takes over', async () => {
  const chosen = vi.fn<(value: string) => void>();
  function Part() {
    const [value, setValue] = useState('100');
    const choose = (next: string) => (setValue(next), chosen(next));
    return ['100', '125'].map(size => (
      <input key={size} type="radio" name="size" checked={value === size} onChange={() => choose(size)} />
    ));
  }
  const island = document.createElement('div');
  island.innerHTML = renderToString(<Part />);
  document.body.replaceChildren(island);
  const awake = hydrate(island, Part);
  const other = island.querySelector<HTMLInputElement>('input:last-of-type');
  other?.click();
  await awake;
  await vi.waitFor(() => expect(chosen.mock.calls).toEqual([['125']]));
  expect(other?.checked).toBe(true);
});
