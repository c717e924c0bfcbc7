import { endedBehaviour } from '@/components/promotion/ended-behaviour';
import { yearBehaviour } from '@/components/promotion/year-behaviour';
import { only, type Behaviours } from '../behaviours';

export const behaviours = {
  'promotion-ended': only(HTMLDialogElement, endedBehaviour),
  'promotion-years': element => yearBehaviour(element, element.dataset['timeZone'] ?? 'UTC'),
} satisfies Behaviours;
