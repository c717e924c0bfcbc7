/** The one script of a page before somebody touches it (docs/adding-an-interactive-part.md). */
import '@/components/early/early';
import { startIslands } from '@/components/islands/starter';
import './parts';
import { startPopupTimer } from './popup-timer';

startIslands();
startPopupTimer();
