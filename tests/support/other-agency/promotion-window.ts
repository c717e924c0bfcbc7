import { promotionWindow as original } from '../../../content/promotion-window';

export const promotionWindow = { ...original, isOffered: false };
