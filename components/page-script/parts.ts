/**
 * The plain parts of a page: what has to move or be told before anyone touches it and holds no state worth a component
 * (docs/decisions/0013-islands.md). The same file runs in development and in the built site, once for each page.
 */
import { startCurrentYear } from './current-year';
import { startDialogs } from './dialogs';
import { startMenus } from './menus';
import { startReviewSource } from './review-source';
import { startSearchOpener } from './search-opener';
import { startStatisticsInTime } from './statistics-in-time';
import { startTheme } from './theme';
import { startToasts } from './toasts';

/** Fetched on pages that have their element. One line each. */
const WHERE_NEEDED: Readonly<Record<string, (element: HTMLElement) => Promise<void>>> = {
  '#toc': async list => {
    await first('scroll', document);
    (await import('./table-of-contents')).start(list);
  },
  '[data-board-root]': async board => (await import('./rotating-board')).start(board),
  '[data-desk-palette]': async dialog => {
    if (dialog instanceof HTMLDialogElement) (await import('./desk-palette')).start(dialog);
  },
  '[data-ended-screen]': async screen => (await import('./promotion-page')).startEndedScreen(screen),
  '[data-island="package-builder"]': async island => {
    const press = await first('pointerdown', island);
    (await import('./package-press')).start(island, press);
  },
  '[data-promotion-clock]': async clock => (await import('./promotion-page')).startPromotionYears(clock),
  '[data-purchase]': async receipt => (await import('./purchase')).startPurchase(receipt),
  '[data-recovery-codes]': async panel => (await import('./recovery-codes')).start(panel),
  '[data-searched]': async results => (await import('./searched')).start(results),
  '[data-signed-in]': async account => (await import('./account')).start(account),
};

/** Starts them. Once a page. */
export function startParts(): void {
  startCurrentYear();
  startDialogs();
  startMenus();
  startReviewSource();
  startSearchOpener();
  startStatisticsInTime(document.documentElement.dataset);
  startTheme();
  startToasts();
  for (const [selector, start] of Object.entries(WHERE_NEEDED))
    for (const element of document.querySelectorAll<HTMLElement>(selector)) start(element).catch(reportError);
}

/** What the visitor does first, of its kind: until then nothing is fetched for it. */
function first(type: string, target: EventTarget): Promise<Event> {
  return new Promise(done =>
    target.addEventListener(type, done, { capture: true, once: true, passive: true }),
  );
}
