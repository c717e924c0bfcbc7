import { describe, expect, test } from 'vitest';
import { toPlainSigns } from '@/lib/site/typed-text';
import {
  findCopyrightYear,
  findPhones,
  hasName,
  hasOpeningHours,
  hasStreetAddress,
  parsePhone,
} from './read-text';

const phones = (text: string) => findPhones(toPlainSigns(text)).phones.map(({ number }) => number);

describe('phone numbers in a text', () => {
  test.each([
    '(315) 555-0142',
    '(315)555-0142',
    '315-555-0142',
    '315.555.0142',
    '315 555 0142',
    '315-5550142',
    '315/555-0142',
    '1-315-555-0142',
    '+1 315 555 0142',
    '+1 (315) 555-0142',
    '(315) 555 0142',
    '(315) 555‑0142',
    '(315)\u00a0555–0142',
    'T:315-555-0142',
    'Call 3155550142 today',
    'Phone: 3155550142',
    'Phone: 1 (315) 555 0142.',
    '315-555-0142, ext. 7',
    '⟨315-555-0142⟩',
    'NY 13126 315-555-0142',
    '（315）555-0142',
    '315 - 555 - 0142',
  ])('%s is one', text => {
    expect(phones(text)).toEqual(['+13155550142']);
  });

  test('letters on the keys count as their digits', () => {
    expect(phones('1-800-FLOWERS')).toEqual(['+18003569377']);
    expect(phones('315-555-RICH')).toEqual(['+13155557424']);
  });

  test('a number of another country is one', () => {
    expect(phones('Call +44 20 7946 0958')).toEqual(['+442079460958']);
  });

  test.each([
    'On 2026-11-28 we close at 9.',
    'NY 13126-1234',
    'Oswego, NY 13126',
    '$315.55 to $555.01',
    'Order #315-555-0142',
    'Order 3155550142',
    'ISBN 978-3-16-148410-0',
    '11/28/2026 10:15',
    'Version 3.155.550142',
    '1234-5678-9012-3456',
    '315-555-01',
    '155-555-0142',
    '315-155-0142',
    'From 1988 2001 2020',
    'VIN 1HGCM82633A004352',
    '43.4553, -76.5105',
    'License 315 55501 42',
    '100 200 3000 items',
    'SKU 415-555-01428',
  ])('%s is none', text => {
    expect(phones(text)).toEqual([]);
  });

  test('a number is compared without its extension', () => {
    expect(parsePhone('Tel: (315) 555-0142 ext. 12')).toBe('+13155550142');
    expect(parsePhone('+1-315-555-0142;ext=3')).toBe('+13155550142');
    expect(parsePhone('555-0142')).toBeNull();
    expect(parsePhone('call us')).toBeNull();
  });
});

describe('opening hours in a text', () => {
  test.each([
    'Monday to Friday, 9am to 5pm',
    'Mon–Fri 9-5',
    'Mon.-Sat.: 9 a.m. – 7 p.m.',
    'Tue 10:00–18:00',
    'Sunday: noon to 6',
    'Open daily, 6 a.m. to 3 p.m.',
    'We are open 24 hours',
    'Towing 24/7',
    'By appointment only',
    'Weekdays from 8:30',
    'M-F 8 to 5',
    'Lunes a viernes 9:00',
    'Hours\nMon\n9am',
  ])('%s says when it is open', text => {
    expect(hasOpeningHours(toPlainSigns(text))).toBe(true);
  });

  test.each([
    'Call us any time.',
    'Founded in 1988 on a Monday.',
    'Monday special: $9.99',
    'Our team has 9-10 years of experience',
    'The meeting takes 3 to 5 weeks.',
  ])('%s does not', text => {
    expect(hasOpeningHours(toPlainSigns(text))).toBe(false);
  });
});

describe('a street address in a text', () => {
  test.each([
    'Oswego, NY 13126',
    'Oswego, New York 13126-1234',
    'Oswego NY, 13126',
    '41 East Bridge Street',
    '112 W. Bridge St.',
    '4500 State Route 104',
    '7 Oswego Road, Suite 3',
    'P.O. Box 12',
  ])('%s is one', text => {
    expect(hasStreetAddress(toPlainSigns(text))).toBe(true);
  });

  test.each([
    'We serve all of Oswego County.',
    'Since 1988 we fix pipes.',
    '12345 customers',
    'in 13126 seconds',
  ])('%s is none', text => {
    expect(hasStreetAddress(toPlainSigns(text))).toBe(false);
  });
});

describe('the year after a copyright sign', () => {
  test.each([
    ['© 2016 Joe', 2016],
    ['Copyright 2016 - Joe', 2016],
    ['(c) 2010-2024 Joe', 2024],
    ['© 2010–24 Joe', 2024],
    ['© 2010. Older: © 2019', 2019],
    ['Copyright © Joe’s Plumbing 2016', 2016],
  ])('of %s is %d', (text, year) => {
    expect(findCopyrightYear(toPlainSigns(text))?.year).toBe(year);
  });

  test.each([
    '© Joe',
    'Since 2016',
    '© 2016-present Joe',
    '© 2016–',
    '© 2016- Joe',
    'We copyright nothing of 5000',
  ])('of %s cannot be told', text => {
    expect(findCopyrightYear(toPlainSigns(text))).toBeNull();
  });
});

test('a business is known without its legal form, its accents and its punctuation', () => {
  expect(hasName('Welcome to Joe’s Plumbing & Heating', 'Joes Plumbing, Inc.')).toBe(true);
  expect(hasName('NORTHSIDE AUTO REPAIR', 'Northside Auto Repair, LLC')).toBe(true);
  expect(hasName('Café Rosa', 'cafe rosa')).toBe(true);
  expect(hasName('casarosadiner', 'Casa Rosa Diner')).toBe(true);
  expect(hasName('Bella Nails', 'Casa Rosa')).toBe(false);
});
