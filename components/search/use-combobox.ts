import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Keys and state of a text field with a list under it. The arrows choose a line and the field keeps the focus; Escape
 * closes the list; Enter follows the chosen line, and without one it is left to the form, whatever the list is doing.
 */
export function useCombobox({ count, hasMore, optionId }: ComboboxOptions): Combobox {
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const isOpen = isWanted && (count > 0 || hasMore);
  const active = isOpen && chosen < count ? chosen : NONE;

  function choose(next: number): void {
    setIsWanted(true);
    // The field itself is one of the stops.
    setChosen(((next + 1 + count + 1) % (count + 1)) - 1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      choose(active + step);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active !== NONE) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  function close(): void {
    setIsWanted(false);
    setChosen(NONE);
  }

  return {
    isOpen,
    active,
    open: () => {
      setIsWanted(true);
      setChosen(NONE);
    },
    close,
    onKeyDown,
    onBlur: event => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
}

type Combobox = {
  isOpen: boolean;
  /** The chosen line, or -1. */
  active: number;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

type ComboboxOptions = {
  count: number;
  /** Something stands below the list, which opens for it alone too. Tab leads there. */
  hasMore: boolean;
  optionId: (index: number) => string;
};

const NONE = -1;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
