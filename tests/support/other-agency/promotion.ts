import { promotion as ours } from '../../../content/promotion';

export const promotion = { ...ours, isOffered: false };
