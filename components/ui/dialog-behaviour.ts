/**
 * Native dialogs opened by `command`/`commandfor` buttons need no script where the browser knows them. This fills in
 * for browsers that do not, and lets a press on the backdrop close the dialog everywhere. Safe to attach twice.
 */
export function dialogBehaviour(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
      const isOpener = button.getAttribute('command') === 'show-modal';
      button.addEventListener('click', () => (isOpener ? openDialog(dialog) : dialog.close()), { signal });
    }
  }
  const onPress = (event: MouseEvent) => {
    if (event.target === dialog) dialog.close();
  };
  dialog.addEventListener('click', onPress, { signal });
  return () => stop.abort();
}

function openDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
}
