/** The agency's daily email. Counts only: names are on the desk. */
export const deskDigest = {
  /** The subject, of what there is. */
  heading: {
    leads: { one: '1 new lead', many: '{count} new leads' },
    sales: { one: '1 sale', many: '{count} sales' },
    places: { one: '1 spot taken', many: '{count} spots taken' },
    subscribers: { one: '1 new subscriber', many: '{count} new subscribers' },
    waiting: { one: '1 without an answer', many: '{count} without an answer' },
    stuck: { one: '1 needs a person', many: '{count} need a person' },
  },
  news: {
    title: 'Since {from}',
    leads: 'New leads',
    sales: 'Sales',
    places: 'Promotion spots taken',
    subscribers: 'Newsletter, confirmed',
  },
  waiting: {
    title: 'Without an answer',
    new: 'New',
    working: 'In progress',
    one: '{count}, since {moment}',
    many: '{count}, the oldest since {moment}',
  },
  stuck: {
    title: 'Needs a person',
    overdueLeads: 'Leads past the promised time',
    ordersInAttention: 'Orders that need a person',
    unknownPayments: 'Payments without an order',
    paymentDifferences: 'Differences with PayPal',
    failedMails: 'Failed emails',
    oldQuarantine: 'In quarantine for over a day',
  },
  footnote: 'You get this email on days when something happened or waits.',
} as const;
