import { widgetBehaviour } from './widget-behaviour';

/** Opens the third party's widget that the button names in `data-script` and `data-open-function`; else our own panel. */
export function widgetButtonBehaviour(button: HTMLElement): () => void {
  const { script = '', openFunction = '', panel = '' } = button.dataset;
  return widgetBehaviour(button, { script, openFunction, fallback: () => openPanel(panel) });
}

function openPanel(id: string): void {
  const panel = document.getElementById(id);
  if (panel instanceof HTMLDialogElement && !panel.open) panel.showModal();
}
