/** A promise, and the key to it. */
export function createGate(): Gate {
  const key: { open?: () => void } = {};
  const opened = new Promise<void>(resolve => {
    key.open = resolve;
  });
  return { opened, open: () => key.open?.() };
}

export type Gate = { opened: Promise<void>; open: () => void };
