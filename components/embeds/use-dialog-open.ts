import { useEffect, useState, type RefObject } from 'react';

/** Whether the dialog around an element is open, however it is opened and closed; false where there is none. */
export function useDialogOpen(inside: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    const look = () => setOpen(dialog.open);
    look();
    const observer = new MutationObserver(look);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [inside]);
  return isOpen;
}
