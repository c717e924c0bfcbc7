/** `npm run reconcile -- --since 2026-11-01`: compares our orders with PayPal's transactions. A restore ends with it. */
import { runOperation } from './run-operation.mjs';

runOperation('reconcile');
