import { passwordsBehaviour } from '@/components/account/passwords-behaviour';
import { attachAll, only } from '../behaviours';

/** What forms show from the start. */
attachAll({
  passwords: only(HTMLButtonElement, passwordsBehaviour),
});
