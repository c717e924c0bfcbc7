import { purchaseBehaviour } from '@/components/analytics/purchase-behaviour';
import { attachAll } from '../behaviours';

/** On pages that are rendered per request. */
attachAll({
  purchase: purchaseBehaviour,
});
