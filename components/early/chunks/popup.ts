import { popupBehaviour } from '@/components/promotion/popup/popup-behaviour';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { attachAll, only } from '../behaviours';

/** While the promotion runs, shortly before its popup comes. */
attachAll({
  popup: only(HTMLDialogElement, dialog => {
    dialogBehaviour(dialog);
    popupBehaviour(dialog);
  }),
});
