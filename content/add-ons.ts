import { prices } from '@/content/prices';

/** Monthly extras for any plan (docs/product/prices.md#names). Prices in US cents a month. */
export const addOns = [
  {
    id: 'appointment-booking',
    name: 'Appointment Booking',
    monthlyPrice: prices.addOns['appointment-booking'],
    line: 'Customers pick an open time from your calendar, day or night.',
  },
  {
    id: 'payment-gateway',
    name: 'Payment Gateway',
    monthlyPrice: prices.addOns['payment-gateway'],
    line: 'Customers pay deposits and invoices on your own site.',
  },
  {
    id: 'live-chat',
    name: 'Live Chat',
    monthlyPrice: prices.addOns['live-chat'],
    line: 'Visitors can message you from any page, and you reply on your phone.',
  },
  {
    id: 'multilingual-support',
    name: 'Multilingual Support',
    monthlyPrice: prices.addOns['multilingual-support'],
    line: 'Your pages in a second language, such as Spanish.',
  },
] as const;
