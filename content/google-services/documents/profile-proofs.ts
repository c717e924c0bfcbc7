/** How a fictional florist proves that the profile is hers: a letter, a card with a code, a video of four scenes. */
export const profileProofs = {
  letter: {
    title: 'Letter',
    day: 'Monday',
    lines: [
      'Dear Mr. Beck,',
      'You sold me Fern & Twine in 2023. The profile on the map is still in your account. Please make me its owner.',
    ],
    signed: 'Marta L.',
  },
  postcard: {
    title: 'Postcard',
    text: 'Your code. Type it in at your profile.',
    code: '4 1 7 0 2',
    to: ['Fern & Twine', '9 Main Street', 'Millbrook, NY'],
    stamp: 'Two weeks',
  },
  video: {
    title: 'Video',
    length: '40 seconds',
    scenes: [
      { id: 'street', text: 'The street, with its name' },
      { id: 'sign', text: 'Your sign, readable' },
      { id: 'key', text: 'Your key in the lock' },
      { id: 'counter', text: 'The counter and the tools' },
    ],
  },
} as const;
