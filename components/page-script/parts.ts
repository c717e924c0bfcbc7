/**
 * The plain parts of a page: what has to move or be told before anyone touches it and holds no state worth a component
 * (docs/decisions/0013-islands.md). The same file runs in development and in the built site, once for each page.
 */
import { startCurrentYear } from './current-year';
import { startDialogs } from './dialogs';
import { startPartsOfPage } from './parts-of-page';
import { startSearchOpener } from './search-opener';
import { startTheme } from './theme';
import { startToasts } from './toasts';

startCurrentYear();
startDialogs();
startPartsOfPage();
startSearchOpener();
startTheme();
startToasts();
