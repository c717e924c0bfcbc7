/** Monthly extras for any plan (docs/product/prices.md#names). Prices in US cents a month. */
export const addOns = [
  {
    id: 'appointment-booking',
    name: 'Appointment Booking',
    monthlyPrice: 4_900,
    line: 'Customers pick an open time from your calendar, day or night.',
  },
  {
    id: 'payment-gateway',
    name: 'Payment Gateway',
    monthlyPrice: 5_900,
    line: 'Customers pay deposits and invoices on your own site.',
  },
  {
    id: 'live-chat',
    name: 'Live Chat',
    monthlyPrice: 3_900,
    line: 'Visitors can message you from any page, and you reply on your phone.',
  },
  {
    id: 'multilingual-support',
    name: 'Multilingual Support',
    monthlyPrice: 6_900,
    line: 'Your pages in a second language, such as Spanish.',
  },
] as const;
