/**
 * Native dialogs are opened by `command` buttons and closed by them, Escape or a press beside them. This does it in
 * browsers that know dialogs, but not these attributes.
 */
export function startDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && !CLOSES_ITSELF && target.hasAttribute('closedby'))
      target.close();
    const button = KNOWS_COMMANDS || !(target instanceof Element) ? null : target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

const CLOSES_ITSELF = 'closedBy' in HTMLDialogElement.prototype;
const KNOWS_COMMANDS = 'command' in HTMLButtonElement.prototype;
