/** The words around the policies, and where a hosted copy of two of them can be shown. */
export const policyPages = {
  index: {
    title: 'Terms, policies and notices',
    heading: 'The small print, in normal print.',
    lede: 'Every page says the short version first, names its figures in tables, and keeps a list of what changed and when.',
    description:
      'Terms of service, privacy, refunds, service levels, security and every other rule that we work by, in plain English with dates and figures.',
  },
  /** The three that people look for, as cards above the directory. */
  first: ['terms-of-service', 'privacy-policy', 'refund-policy'],
  directory: 'All other policies.',
  aside: {
    title: 'Something unclear?',
    text: 'Ask before you sign. A person answers, in plain words.',
    label: 'Contact us',
  },
  /**
   * Addresses of copies at a policy-hosting service. An empty one means that the text on this site is the policy.
   * The page that has one shows it above our own text, loaded when the visitor opens it.
   */
  hostedCopies: { 'terms-of-service': '', 'privacy-policy': '' },
} as const;
