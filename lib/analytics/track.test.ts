import { expect, test } from 'vitest';
import { withoutPersonalData, type AnalyticsEvent } from './track';

/** What a careless caller might let through: each is looked for in what comes out. */
const MARKERS = [
  'Marker Name',
  'marker@mail.test',
  'marker%40mail.test',
  '(555) 010-2030',
  '555-010-2030',
  '5550102030',
  '+15550102030',
  '18 Marker Road',
  'https://marker.test/?email=marker@mail.test',
];

const EVENTS: AnalyticsEvent[] = [
  { event: 'generate_lead', form: 'contact-form' },
  { event: 'begin_checkout', ecommerce: { currency: 'USD', value: 99, items: [{ item_id: 'pro' }] } },
  { event: 'purchase', ecommerce: { transaction_id: 'CP-0A1B2-C3D4E', currency: 'USD', value: 2648.5 } },
  {
    event: 'view_item',
    ecommerce: { currency: 'USD', value: 99, items: [{ item_id: 'local-seo-website' }] },
  },
  { event: 'search', results: 3 },
  {
    event: 'login',
    user_id: '0123456789abcdefghjkmnpqrs',
    login_method: 'email_password',
    user_data: { logged_in: true },
  },
  { event: 'identify', user_id: '42' },
];

test.each(EVENTS)('$event goes through whole', event => {
  expect(withoutPersonalData(event)).toEqual(event);
});

test.each(MARKERS)('%s gets through in no field but an account number, and in none as an address', marker => {
  for (const event of EVENTS) {
    const soiled = soil(event, marker);
    const { user_id: userId, ...rest } = withoutPersonalData(soiled as AnalyticsEvent);
    expect(JSON.stringify(rest)).not.toContain(marker);
    expect(String(userId)).not.toContain('@');
  }
});

test('fields that no one declared are dropped, inside parts too', () => {
  const extra = { email: 'marker@mail.test', name: 'ann', __proto__: { phone: '1' } };
  const event = {
    event: 'purchase',
    ...extra,
    ecommerce: { transaction_id: 'CP-0A1B2-C3D4E', currency: 'USD', value: 1, ...extra },
  } as AnalyticsEvent;
  expect(withoutPersonalData(event)).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'CP-0A1B2-C3D4E', currency: 'USD', value: 1 },
  });
});

test('the types have no place for personal data', () => {
  const events: AnalyticsEvent[] = [
    // @ts-expect-error A lead is a form's name, never the lead's.
    { event: 'generate_lead', form: 'contact-form', email: 'ann@mail.test' },
    // @ts-expect-error Any text is no form's name.
    { event: 'generate_lead', form: 'Ann' },
    // @ts-expect-error What was searched for stays here.
    { event: 'search', results: 1, search_term: 'ann' },
    // @ts-expect-error No one's address belongs to a purchase.
    { event: 'identify', user_id: '1', user_data: { email: 'ann@mail.test' } },
  ];
  expect(JSON.stringify(events.map(withoutPersonalData))).not.toMatch(/ann/i);
});

/** The event with `marker` in place of each text and under names that no one declared. */
function soil(value: unknown, marker: string): unknown {
  if (typeof value === 'string') return marker;
  if (Array.isArray(value)) return [...value.map(item => soil(item, marker)), marker];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, soil(part, marker)]);
  return { ...Object.fromEntries(entries), email: marker, search_term: marker, user_data: { email: marker } };
}
