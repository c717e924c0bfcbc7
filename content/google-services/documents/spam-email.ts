/** One estimate of a fictional plumber, sent without and with the three records. */
export const spamEmail = {
  from: 'office@odellandsons.example',
  to: 'beth@example.com',
  subject: 'Your estimate: water heater',
  body: 'Hi Beth, the estimate is attached. We can come Thursday at 8. Jim',
  fromLabel: 'From',
  toLabel: 'To',
  copies: [
    { id: 'spam', stamp: 'Spam', fate: 'Beth never sees it. She calls the next plumber.' },
    { id: 'inbox', stamp: 'Inbox', fate: 'Beth says yes on her lunch break.' },
  ],
  records: ['SPF', 'DKIM', 'DMARC'],
  missing: 'missing',
  set: 'set',
} as const;
