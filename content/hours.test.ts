import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { closedDays, partsOfDay } from '@/content/hours';
import { site } from '@/content/site';
import { calendarDate } from '@/lib/site/calendar-date';

test('the hours in words, for programs and in the form for a call are the same hours', () => {
  const { opens, closes, text } = site.hours;
  const [from, to] = [opens, closes].map(time => Number(time.slice(0, 2)) % 12 || 12);
  expect(text).toContain(`${from}-${to}`);
  const labels = partsOfDay.map(({ label }) => label);
  expect(labels[0]).toBe(`Any time, ${from} to ${to}`);
  expect(labels[1]).toContain(`, ${from} to`);
  expect(labels.at(-1)).toMatch(new RegExp(`to ${to}$`));
  const field = forms['consultation-form'].fields.find(({ name }) => name === 'preferredTime');
  expect(field && 'options' in field && field.options).toBe(partsOfDay);
});

test('each day off is a day of the calendar', () => {
  expect(closedDays.filter(day => !calendarDate.safeParse(day).success)).toEqual([]);
});
