import { live } from '@/lib/site/live';
import { promotionWindow as original } from '../../../content/promotion-window';

export const promotionWindow = live('promotion', { ...original, isOffered: false });
