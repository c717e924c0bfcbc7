/** A deposit at a fictional restaurant: the form that nobody fills in, and the receipt. Sums are samples. */
export const depositReceipt = {
  formTitle: 'Pay your deposit',
  fields: ['Name on card', 'Card number', 'Expires', 'Security code', 'Billing address', 'ZIP code'],
  or: 'or',
  button: 'Pay with the card in this phone',
  receipt: 'Nonna Bea',
  table: 'Saturday, 7:30 pm, table for 8',
  seats: 8,
  perSeat: 10,
  line: '8 seats at $10',
  total: 'Deposit paid',
  note: 'Comes off the bill. Returned if you cancel by noon Friday.',
} as const;
