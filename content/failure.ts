/** What visitors read when something broke that nobody foresaw. */
export const failure = {
  title: 'Something broke on our side.',
  text: 'Nothing you did. Try once more; if it stays broken, call us and we’ll sort it out on the phone.',
  retry: 'Try Again',
  reference: 'Reference',
  call: 'Call',
  home: 'Go to the home page',
} as const;
