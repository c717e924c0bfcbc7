/** What other features may use of payment links. */
export {
  addPaymentLink,
  listPaymentLinks,
  paymentLinkUrl,
  sendPaymentLink,
  withdrawPaymentLink,
  type PaymentLink,
} from './payment-links';
