/** What the consent bar says. The cookies policy says the same at length. */
export const consent = {
  label: 'Cookie choices',
  question: 'May we count your visit?',
  reason: 'It shows us which pages help. No advertising, and nothing loads until you say yes.',
  accept: 'Accept',
  decline: 'Decline',
  answers: { granted: 'Your answer so far: yes.', denied: 'Your answer so far: no.' },
  /** Nothing is configured, so there is nothing to ask. */
  off: 'This site counts no visits, so there’s nothing to choose.',
  /** The browser has answered already. */
  signal:
    'Your browser sends a Global Privacy Control signal. We count that as a no, so statistics stay off.',
  policyLink: 'Cookies policy',
  policySlug: 'cookies-policy',
  close: 'Close',
} as const;
