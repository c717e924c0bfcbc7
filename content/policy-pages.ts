/** The words around the policies, and the URLs of hosted copies of two of them. */
export const policyPages = {
  index: {
    title: 'Terms, policies and notices',
    heading: 'Terms, policies and notices',
    lede: 'Each policy starts with a short version, puts its figures in tables, and lists what changed and when.',
    description:
      'Terms of service, privacy, refunds, service levels, security and our other policies, in plain English with dates and figures.',
  },
  /** The three that most people look for, as cards above the directory. */
  first: ['terms-of-service', 'privacy-policy', 'refund-policy'],
  directory: 'All other policies',
  /** What a mark on the rulers of a policy's head stands for. */
  figures: {
    scale: {
      days: 'Each mark is a day, and each long one a week.',
      months: 'Each mark is a month, and each long one a year.',
      gaps: 'A gap is a weekend.',
    },
  },
  aside: {
    title: 'Questions about this policy?',
    text: 'Ask us first. A person reads your message and answers it by email.',
    label: 'Contact us',
  },
  /**
   * URLs of copies at a policy-hosting service. An empty one means that the text on this site is the policy.
   * A page with one shows it above our own text and loads it when the visitor opens it.
   */
  hostedCopies: { 'terms-of-service': '', 'privacy-policy': '' },
} as const;
