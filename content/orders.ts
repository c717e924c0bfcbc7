/** What buyers read when an order is not placed, and on the short pages between PayPal and the receipt. */
export const orderTexts = {
  notPlaced: {
    title: 'Your order was not placed',
    uncharged: 'Nothing has been charged.',
    contact: 'Contact us',
  },
  backToCheckout: 'Back to checkout',
  /** Checkout's frame and its plain form, once PayPal has sent the buyer back. */
  returned: {
    cancelled: 'Payment canceled',
    unknown: 'We can’t find that payment',
    failed: 'Payment failed. Please try again.',
    boughtTwice: 'You already paid for this',
    placed: 'Thank you',
    goOn: 'Continue',
  },
  notChecked: {
    title: 'One moment',
    text: 'We couldn’t look up your payment. Please reload this page in a minute.',
    retry: 'Check again',
  },
} as const;

/** Why an order is not placed. A script's programmer reads some of these; the plain form's buyer any of them. */
export const orderProblems = {
  cross_site: 'Please place the order on our own checkout page.',
  unsupported_type: 'Send the order as JSON or as a form.',
  too_large: 'The order is too large.',
  unreadable: 'The order could not be read.',
  malformed: 'The order is not well-formed JSON.',
  payments_off: 'Online payment is off right now. Please contact us to place your order.',
  /** `{wait}` stands for a span such as "3 minutes". */
  limited: 'Too many orders were started from your connection. Please try again in {wait}, or contact us.',
  busy: 'PayPal isn’t answering right now. Please try again in a minute.',
  failed: 'We couldn’t save your order. Please try again in a minute.',
  config: 'Online payment isn’t working right now. Please contact us to place your order.',
  refused: 'PayPal didn’t accept this order. Please try another amount, or contact us.',
  no_approval_link: 'No approval link found in PayPal response',
  attempt_changed: 'This payment was started with another amount. Please start again.',
  attempt_closed: 'This payment can no longer be made. Please start again.',
  already_placed: 'This order was already placed. Its receipt shows the status.',
} as const;

/** What is wrong with a field of a posted order, by field; a script's programmer reads most of these. */
export const orderFieldErrors = {
  amount: 'Enter the amount as a number with up to two decimals, such as 99.00',
  currency: 'Currency must be USD, EUR, GBP or CAD',
  intent: 'Intent must be CAPTURE',
  plan: 'Choose one of our plans',
  billing: 'Billing must be setup-and-monthly or monthly-only',
  addOns: 'Choose add-ons from the list',
  package: 'Choose a package from the list',
  attemptId: 'The attempt id must be 16 to 64 letters, digits, - or _',
  /** What was sent is not an order at all. */
  noOrder: 'Send an object with amount, currency and intent',
  unnamed: 'Check this field',
} as const;
