import { promotionWindow as original } from '../../../content/promotion-window';
import { live } from '@/lib/site/live';

export const promotionWindow = live('promotion', { ...original, isOffered: false });
