/** Six frames of a ninety-second film at a fictional garage. */
export const storyboard = {
  title: 'What does a worn brake rotor look like?',
  by: 'Tully Auto, Millbrook',
  length: '90 seconds, filmed on a phone',
  frames: [
    { id: 'face', at: '0:00', text: '“Thinner than this, and it’s done.”' },
    { id: 'wheel', at: '0:12', text: 'The wheel comes off' },
    { id: 'gauge', at: '0:25', text: 'Where to measure' },
    { id: 'discs', at: '0:45', text: 'A worn rotor beside a new one' },
    { id: 'list', at: '1:05', text: 'Three questions for any shop' },
    { id: 'door', at: '1:20', text: 'Our door, our hours, our number' },
  ],
} as const;
