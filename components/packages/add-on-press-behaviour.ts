import { createPackageStore } from './package-store';
import { parseRecord, rememberedAddOns } from './remembered-add-ons';

/**
 * Remembers an add-on that was pressed where the page is left before the island in `root` is awake: the press waits for
 * its script (hold-clicks.ts) and would go with the page. Taken back when the page returns, which then goes on to hear it.
 */
export function addOnPressBehaviour(root: HTMLElement): () => void {
  const pressed = new Set<string>();
  let isRemembered = false;
  const isAwake = () => root.querySelector('[data-awake]') !== null;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(ADD_ON) : null;
    if (button && root.contains(button) && !isAwake()) pressed.add(button.value);
  };
  const toggle = () => {
    const store = createPackageStore();
    const before = rememberedAddOns(store);
    const addOnIds = [
      ...before.filter(id => !pressed.has(id)),
      ...[...pressed].filter(id => !before.includes(id)),
    ];
    const shown = { planId: chosenIn(root, 'plan'), billing: chosenIn(root, 'billing') };
    store.write(JSON.stringify({ ...shown, ...parseRecord(store.read()), addOnIds }));
    isRemembered = !isRemembered;
  };
  const onLeave = () => pressed.size > 0 && !isAwake() && toggle();
  const onReturn = () => isRemembered && toggle();
  // Before the document's listener, which holds the press back.
  addEventListener('click', onClick, true);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onReturn);
  };
}

function chosenIn(root: HTMLElement, name: string): string | undefined {
  return root.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;
}

const ADD_ON = 'button[name="addOns"]';
