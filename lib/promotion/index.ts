/** What other features may use of the promotion: when it runs, and its places. */
export { countTaken, readPlacesLeft, takePlace } from './places';
export { sitePromotionRule } from './places';
export { isLateAt, latestWindowAt, placesLeft, promotionStateAt, type PromotionRule } from './window';
export { fill, promotionFigures, type Figures } from './figures';
