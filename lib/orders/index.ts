/** What other features may use of orders: from choice to paid. */
export { chargeVaulted } from './charge';
export { type Ledger, type Order, freeToRefundMinor, idStart, orderNumber, STUCK_MS } from './order';
export { billingSchema, failedRefunds, findLedger, linesSchema, toOrder } from './orders.sql';
export { type PlaceOutcome, placePriced } from './place';
export { type Catalog, type PricedOrder, catalog, findEntry, monthlyLines } from './price';
export { respondToPayer } from './reply';
export { type StaffOrderOutcome, captureNow, checkWithPayPal } from './staff';
export { refundTerms } from './terms';
