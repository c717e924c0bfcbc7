import { questionnaireBehaviour } from '@/components/questionnaire/questionnaire-behaviour';
import type { Behaviours } from '../behaviours';

export const behaviours = {
  questionnaire: marker => {
    const form = marker.closest('form');
    if (form) questionnaireBehaviour(form);
  },
} satisfies Behaviours;
