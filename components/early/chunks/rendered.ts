import { signedInBehaviour } from '@/components/account/signed-in-behaviour';
import { carryAddOnsBehaviour } from '@/components/checkout/carry-add-ons-behaviour';
import { searchedBehaviour } from '@/components/search/searched-behaviour';
import { attachAll } from '../behaviours';

/** On pages that are rendered per request. */
attachAll({
  'carry-add-ons': carryAddOnsBehaviour,
  searched: searchedBehaviour,
  'signed-in': signedInBehaviour,
});
