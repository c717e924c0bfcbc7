/** What visitors read when something broke that nobody foresaw. */
export const failure = {
  title: 'Something broke on our side.',
  text: 'It’s nothing you did. Try again. If it’s still broken, call us and we’ll sort it out on the phone.',
  retry: 'Try Again',
  reference: 'Reference',
  call: 'Call',
  home: 'Go to the home page',
} as const;
