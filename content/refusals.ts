/** What is said to whom the site turns away before any page of it reads the request. */
export const refusals = {
  nothingHere: { title: 'Nothing is here', text: 'There is nothing at this address.' },
  onlyRead: { title: 'Nothing can be sent here', text: 'This address is only read: it takes nothing else.' },
  onlySent: { title: 'Nothing is shown here', text: 'This address only takes what is sent to it.' },
  order: {
    title: 'Orders are placed at checkout',
    text: 'Nothing was ordered or charged by opening this address.',
  },
  account: {
    title: 'Your account has a page of its own',
    text: 'Nothing was changed by opening this address.',
  },
  noLength: { title: 'The length is missing', text: 'Send the length of the body with it.' },
  /** `{limit}` stands for a size such as "64 KB". */
  tooLarge: {
    title: 'That is too large',
    text: 'That is too large to be sent: {limit} at most. Please shorten it, or contact us.',
  },
  ways: {
    checkout: 'Go to checkout',
    account: 'Go to your account',
    contact: 'Contact us',
    home: 'Go to the home page',
  },
} as const;
