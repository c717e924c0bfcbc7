import { countdownBehaviour } from '@/components/promotion/countdown-behaviour';
import { popupBehaviour } from '@/components/promotion/popup/popup-behaviour';
import { currentYearBehaviour } from '@/components/shell/current-year-behaviour';
import { toastBehaviour } from '@/components/shell/toast-behaviour';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { only, type Behaviours } from './behaviours';

/** What stands on nearly every page and works by itself: part of the early script. */
export const ALWAYS = {
  countdown: countdownBehaviour,
  'current-year': currentYearBehaviour,
  popup: only(HTMLDialogElement, dialog => {
    dialogBehaviour(dialog);
    popupBehaviour(dialog);
  }),
  toast: toastBehaviour,
} satisfies Behaviours;
