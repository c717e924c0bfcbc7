import { live } from '@/lib/site/live';

export const openingHours = live('hours', {
  firstDay: 'Tue',
  lastDay: 'Sat',
  opens: 10,
  closes: 18,
  clock: 'PT',
  closedDays: ['2026-12-24'] as readonly string[],
});
