import { passwordsBehaviour } from '@/components/account/passwords-behaviour';
import { inquiryBehaviour } from '@/components/contact/inquiry-behaviour';
import { attachAll, only } from '../behaviours';

/** What forms show from the start. */
attachAll({
  inquiry: box => inquiryBehaviour(box),
  passwords: only(HTMLButtonElement, passwordsBehaviour),
});
