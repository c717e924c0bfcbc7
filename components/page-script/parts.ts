/**
 * The plain parts of a page: what has to move or be told before anyone touches it and holds no state worth a component
 * (docs/decisions/0013-islands.md). The same file runs in development and in the built site, once for each page.
 */
import { startCurrentYear } from './current-year';
import { startDialogs } from './dialogs';
import { startSearchOpener } from './search-opener';
import { startStatisticsInTime } from './statistics-timing';
import { startTheme } from './theme';
import { startToasts } from './toasts';

/** Fetched where their element stands. One line for another. */
const WHERE_NEEDED: Readonly<Record<string, () => Promise<{ start: (element: HTMLElement) => void }>>> = {
  '[data-island="package-builder"]': () => import('./package-press'),
  '[data-promotion-clock]': () => import('./promotion-page'),
  '[data-purchase]': () => import('./purchase'),
  '[data-searched]': () => import('./searched'),
  '[data-signed-in]': () => import('./account'),
};

startCurrentYear();
startDialogs();
startSearchOpener();
startStatisticsInTime();
startTheme();
startToasts();
for (const [selector, load] of Object.entries(WHERE_NEEDED)) {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) load().then(part => part.start(element), reportError);
}
