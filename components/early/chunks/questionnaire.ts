import { questionnaireBehaviour } from '@/components/questionnaire/questionnaire-behaviour';
import { attachAll } from '../behaviours';

attachAll({
  questionnaire: marker => {
    const form = marker.closest('form');
    if (form) questionnaireBehaviour(form);
  },
});
