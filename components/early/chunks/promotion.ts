import { endedBehaviour } from '@/components/promotion/ended-behaviour';
import { yearBehaviour } from '@/components/promotion/year-behaviour';
import { attachAll, only } from '../behaviours';

attachAll({
  'promotion-ended': only(HTMLDialogElement, endedBehaviour),
  'promotion-years': element => yearBehaviour(element, element.dataset['timeZone'] ?? 'UTC'),
});
