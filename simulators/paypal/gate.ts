/** A promise, and the key to it. */
export function createGate(): Gate {
  const key: { open?: () => void } = {};
  const whenOpen = new Promise<void>(resolve => {
    key.open = resolve;
  });
  return { whenOpen, open: () => key.open?.() };
}

export type Gate = { whenOpen: Promise<void>; open: () => void };
