import { passwordsBehaviour } from '@/components/account/passwords-behaviour';
import { inquiryBehaviour } from '@/components/contact/inquiry-behaviour';
import { only, type Behaviours } from '../behaviours';

/** What forms show from the start. */
export const behaviours = {
  inquiry: box => inquiryBehaviour(box),
  passwords: only(HTMLButtonElement, passwordsBehaviour),
} satisfies Behaviours;
