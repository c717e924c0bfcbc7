/** Monthly extras for any plan (docs/product/prices.md#names). Prices in US cents a month. */
export const addOns = [
  {
    id: 'appointment-booking',
    name: 'Appointment Booking',
    monthlyPrice: 4_900,
    line: 'Customers pick an open time, day or night.',
  },
  {
    id: 'payment-gateway',
    name: 'Payment Gateway',
    monthlyPrice: 5_900,
    line: 'Deposits and invoices paid on your own site.',
  },
  {
    id: 'live-chat',
    name: 'Live Chat',
    monthlyPrice: 3_900,
    line: 'Answer from your phone when you want to.',
  },
  {
    id: 'multilingual-support',
    name: 'Multilingual Support',
    monthlyPrice: 6_900,
    line: 'The same pages in your neighbors’ languages.',
  },
] as const;
