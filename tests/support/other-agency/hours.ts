export const hours = { days: 'Tue-Sat', opens: '10:00', closes: '18:00', text: 'Tue-Sat 10-6 PT' };

export const closedDays: readonly string[] = ['2026-12-24'];

export const partsOfDay = [
  { value: 'any-time', label: 'Any time, 10 to 6' },
  { value: 'morning', label: 'Morning, 10 to 12' },
  { value: 'midday', label: 'Midday, 12 to 3' },
  { value: 'afternoon', label: 'Afternoon, 3 to 6' },
];
