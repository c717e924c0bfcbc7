/** One estimate of a fictional plumber, sent without and with the three records. */
export const spamEmail = {
  from: 'office@odellandsons.example',
  to: 'dana@example.com',
  subject: 'Your estimate: water heater',
  body: 'Hi Dana, the estimate is attached. We can come Thursday at 8. Jim',
  fromLabel: 'From',
  toLabel: 'To',
  copies: [
    { id: 'spam', stamp: 'Spam', fate: 'Dana never sees it. She calls the next plumber.' },
    { id: 'inbox', stamp: 'Inbox', fate: 'Dana says yes on her lunch break.' },
  ],
  records: ['SPF', 'DKIM', 'DMARC'],
  missing: 'missing',
  set: 'set',
} as const;
