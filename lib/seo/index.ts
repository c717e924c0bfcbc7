/** What other features may use of the structured data: that of the promotion follows its clock. */
export { pageGraph } from './json-ld';
export { promotionOfferNode } from './json-ld-offers';
