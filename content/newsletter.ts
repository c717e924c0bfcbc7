import { site } from '@/content/site';

export const newsletterFigures = {
  /** How long the link in the email confirms. */
  confirmLinkDays: 7,
  /** An issue goes out in batches of so many readers, one in so many seconds. */
  batchSize: 100,
  batchEverySeconds: 60,
  /** Characters. Longer subjects are cut on phones. */
  subjectLength: 49,
  textLength: 20_000,
  listedIssues: 50,
} as const;

/** What people agree to; kept with each subscription as it was worded. */
const consent = `${site.name} may email me notes about local marketing. I can unsubscribe at any time.`;

/** The newsletter's own pages. */
export const newsletterPages = {
  consent,
  confirm: {
    meta: {
      title: 'Confirm your subscription',
      description: `Confirm that you want the ${site.name} newsletter: short pieces about local marketing. It takes one tap.`,
    },
    text: 'One tap puts you on the list. By confirming, you agree to this:',
    submit: 'Subscribe',
    already: {
      title: 'You’re on the list',
      text: 'You already get our newsletter at this address. There’s nothing more to do.',
    },
    dead: {
      title: 'This link no longer works',
      text: `Confirmation links work for ${newsletterFigures.confirmLinkDays} days. If you still want our newsletter, sign up again.`,
      action: 'Sign up again',
    },
  },
  confirmed: {
    meta: {
      title: 'You’re on the list',
      description: 'Your subscription is confirmed. Every email has a link to unsubscribe.',
    },
    text: 'Thank you. You’ll get our next newsletter. Every email has a link to unsubscribe.',
    action: 'Read the blog',
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe from our newsletter',
      description: `Stop the ${site.name} newsletter with one tap. It takes effect right away.`,
    },
    text: 'One tap stops the newsletter right away. You’ll still get other emails you need, such as receipts.',
    submit: 'Unsubscribe',
    ended: {
      title: 'You’re unsubscribed',
      text: 'This address doesn’t get our newsletter.',
    },
    dead: {
      title: 'This link is incomplete',
      text: `We can’t tell which email address it’s for. Open the link in the email again, or write to ${site.email}, and we’ll unsubscribe you.`,
      action: 'Contact us',
    },
  },
  unsubscribed: {
    meta: {
      title: 'You’re unsubscribed',
      description: 'You won’t get our newsletter anymore. You can sign up again at any time.',
    },
    text: 'You won’t get our newsletter anymore. If you miss it, sign up again on the blog.',
  },
  failed: {
    title: 'There is a problem',
    text: `We couldn’t save that. Please try the link again in a few minutes, or call ${site.phone.display}.`,
  },
  home: 'Back to the home page',
} as const;

/** The newsletter's emails. The first goes to an address that anyone may have entered, so it promises nothing. */
export const newsletterMails = {
  confirm: {
    subject: `Confirm your subscription to ${site.name}`,
    title: 'Do you want our newsletter?',
    text: [
      `Someone, probably you, signed up for the ${site.name} newsletter with this address.`,
      'Confirm it on the page that opens. Until then, you’re not on the list.',
    ],
    link: 'Confirm my subscription',
    note: `The link works for ${newsletterFigures.confirmLinkDays} days. If it wasn’t you, ignore this email, and you won’t get the newsletter.`,
  },
  issue: {
    unsubscribe: 'Unsubscribe',
    note: 'You’re getting this email because you confirmed this address for our newsletter.',
  },
  welcome: {
    subject: `You’re subscribed to ${site.name}`,
    title: 'You’re on the list.',
    text: [
      'Thank you for confirming. We email you when there’s a new article, and not on a schedule.',
      'Until then, start with our short list for local search. You’ll find it on the blog.',
      'You can unsubscribe at any time, with one tap:',
    ],
    link: 'Unsubscribe',
    isQuiet: true,
    note: 'You’re getting this email because you confirmed this address for our newsletter.',
  },
} as const;
