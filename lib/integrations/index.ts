/** What other features may use: who gets leads and orders, and what did not arrive. */
export { countFailedDeliveries, deliverWebhooks, listTroubles, repeatDelivery, testWebhook } from './deliver';
export { answerFeed } from './feed';
export {
  deleteIntegration,
  findUrlProblem,
  insertIntegration,
  INTEGRATION_NAME_MAX,
  listIntegrations,
  TOPICS,
  turnOnWebhook,
  WEBHOOK_URL_MAX,
  type Integration,
  type Topic,
} from './integrations';
