/** The footer of a fictional café with a live map and with a drawing, and what each one loads. Figures are samples. */
export const footerMaps = {
  name: 'Kettle Lane Coffee',
  address: '12 Mill Road, Millbrook',
  hours: 'Daily 7 to 4',
  button: 'Directions',
  hint: 'Park behind the bank. The bell is on the left.',
  heavy: { title: 'With a live map', kilobytes: 620, seconds: '4.1' },
  light: { title: 'With a drawing', kilobytes: 31, seconds: '0.2' },
  loads: 'What the footer loads',
  kilobytes: 'KB',
  seconds: 'seconds on a phone',
  loading: 'Loading…',
} as const;
