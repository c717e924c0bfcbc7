/** What the site says when it refuses a request before any page reads it. */
export const refusals = {
  nothingHere: { title: 'Nothing is here', text: 'There is no page at this link.' },
  onlyRead: { title: 'Nothing can be sent here', text: 'This page can only be read. It accepts no forms.' },
  onlySent: { title: 'Nothing is shown here', text: 'This link only accepts forms.' },
  order: {
    title: 'Orders are placed at checkout',
    text: 'Opening this link ordered nothing and charged nothing.',
  },
  account: {
    title: 'Your account has a page of its own',
    text: 'Opening this link changed nothing.',
  },
  noLength: { title: 'The length is missing', text: 'Send the request with a Content-Length.' },
  /** `{limit}` stands for a size such as "64 KB". */
  tooLarge: {
    title: 'That is too large',
    text: 'You can send {limit} at most. Please shorten it, or contact us.',
  },
  ways: {
    checkout: 'Go to checkout',
    account: 'Go to your account',
    contact: 'Contact us',
    home: 'Go to the home page',
  },
} as const;
