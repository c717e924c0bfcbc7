import { PACKAGE_KEY } from '@/components/packages/package-store';
import { parseRecord } from '@/components/packages/remembered-add-ons';

/**
 * Remembers an add-on that was pressed where the page is left before its island is awake: the press waits for React
 * (islands/hold-clicks.ts) and would go with the page. `first` is the press that
 * called for this. Undone when the page returns, which then gets the click.
 */
export function start(island: HTMLElement, first: Event): void {
  const pressed = new Set<string>();
  let before: string | null | undefined;
  const isAsleep = () => island.dataset['awake'] === undefined;
  const chosen = (name: string) => island.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[name="addOns"]') : null;
    if (button instanceof HTMLButtonElement && island.contains(button) && isAsleep())
      pressed.add(button.value);
  };
  // Its click is still to come, or is held back already.
  note(first);
  // On the window: the document's listener holds the press back.
  addEventListener('click', note, true);
  addEventListener('pagehide', () => {
    if (pressed.size > 0 && isAsleep()) tryStorage(() => remember());
  });
  addEventListener('pageshow', () => {
    tryStorage(() => {
      if (before === null) localStorage.removeItem(PACKAGE_KEY);
      else if (before !== undefined) localStorage.setItem(PACKAGE_KEY, before);
    });
    before = undefined;
  });

  function remember(): void {
    before = localStorage.getItem(PACKAGE_KEY);
    const fresh = { planId: chosen('plan'), billing: chosen('billing'), addOnIds: [] };
    const saved: Record<string, unknown> = before === null ? fresh : parseRecord(before);
    const ids = new Set<unknown>(Array.isArray(saved['addOnIds']) ? saved['addOnIds'] : []);
    for (const id of pressed) if (!ids.delete(id)) ids.add(id);
    localStorage.setItem(PACKAGE_KEY, JSON.stringify({ ...saved, addOnIds: [...ids] }));
  }
}

function tryStorage(act: () => void): void {
  try {
    act();
  } catch {
    // Storage may be switched off or full: then nothing is remembered.
  }
}
