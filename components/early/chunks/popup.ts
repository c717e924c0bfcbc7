import { popupBehaviour } from '@/components/promotion/popup/popup-behaviour';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { only, type Behaviours } from '../behaviours';

/** While the promotion runs, shortly before its popup comes. */
export const behaviours = {
  popup: only(HTMLDialogElement, dialog => {
    dialogBehaviour(dialog);
    popupBehaviour(dialog);
  }),
} satisfies Behaviours;
