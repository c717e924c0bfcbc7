import { billingBehaviour } from '@/components/pricing/billing-behaviour';
import { attachAll } from '../behaviours';

attachAll({ billing: billingBehaviour });
