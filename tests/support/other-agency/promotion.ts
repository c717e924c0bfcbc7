import { promotion as original } from '../../../content/promotion';

export const promotion = { ...original, isOffered: false };
