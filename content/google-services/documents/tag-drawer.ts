/** The scripts of a fictional garage’s website, as envelopes in a drawer. */
export const tagDrawer = {
  plate: 'Tag Manager',
  stays: 'Stays',
  waits: 'Waits for a yes',
  goes: 'Out',
  runs: 'Runs',
  rows: [
    [
      { name: 'Calls', gets: 'Goes to your report', runs: 'when the number is tapped', state: 'stays' },
      { name: 'Forms', gets: 'Goes to your report', runs: 'when our server has it', state: 'stays' },
      { name: 'Bookings', gets: 'Goes to your report', runs: 'on “thank you”', state: 'stays' },
      { name: 'Directions', gets: 'Goes to your report', runs: 'when the map is tapped', state: 'stays' },
    ],
    [{ name: 'Ad clicks', gets: 'Goes to Google Ads', runs: 'after a call', state: 'waits' }],
    [
      { name: 'Chat trial, 2021', gets: 'Goes to a firm that closed', runs: 'on every page', state: 'goes' },
      { name: 'Agency no. 1', gets: 'Nobody knows who gets this data', runs: 'on every page', state: 'goes' },
      { name: 'Agency no. 2', gets: 'Nobody knows who gets this data', runs: 'on every page', state: 'goes' },
    ],
  ],
} as const;
