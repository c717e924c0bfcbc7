/** The words for requests that the site turns away before any page reads them. */
export const refusals = {
  nothingHere: { title: 'Page not found', text: 'There’s no page at this URL.' },
  onlyRead: { title: 'You can’t send anything here', text: 'This URL doesn’t take forms or data.' },
  onlySent: { title: 'There’s no page to show here', text: 'This URL only takes forms and data.' },
  order: {
    title: 'Place your order at checkout',
    text: 'Opening this link didn’t order or charge anything.',
  },
  account: {
    title: 'Your account has its own page',
    text: 'Opening this link didn’t change anything.',
  },
  noLength: { title: 'The request isn’t complete', text: 'Send the length of the body with the request.' },
  /** `{limit}` is a size such as "64 KB". */
  tooLarge: {
    title: 'That’s too large',
    text: 'That’s too large to send. The limit is {limit}. Please shorten it, or contact us.',
  },
  ways: {
    checkout: 'Go to checkout',
    account: 'Go to your account',
    contact: 'Contact us',
    home: 'Go to the home page',
  },
} as const;
