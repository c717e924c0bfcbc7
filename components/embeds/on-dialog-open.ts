/** Calls `onOpen` and `onClose` as `dialog` opens and closes, however that happens. Gives what stops it. */
export function onDialogOpen(dialog: HTMLDialogElement, { onOpen, onClose }: DialogListener): () => void {
  let wasOpen = false;
  const look = () => {
    if (dialog.open === wasOpen) return;
    wasOpen = dialog.open;
    if (wasOpen) onOpen();
    else onClose();
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}

type DialogListener = { onOpen: () => void; onClose: () => void };
