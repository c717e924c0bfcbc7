import { site } from './site';

export const newsletterFigures = {
  /** How long the link in the email confirms. */
  confirmLinkDays: 7,
} as const;

/** What people agree to; kept with each subscription as it was worded. */
const consent = `${site.name} may email me notes about local marketing. I can unsubscribe at any time.`;

/** The newsletter's own pages. */
export const newsletterPages = {
  consent,
  confirm: {
    meta: {
      title: 'Confirm your subscription',
      description: `Confirm that you want the ${site.name} newsletter: short notes about local marketing. It takes one tap.`,
    },
    text: 'One tap, and you are on the list. By confirming you agree to this:',
    submit: 'Subscribe me',
    already: {
      title: 'You are on the list',
      text: 'This address gets our newsletter already. There is nothing more to do.',
    },
    dead: {
      title: 'This link does not work any more',
      text: `Links to confirm work for ${newsletterFigures.confirmLinkDays} days. If you still want our notes, sign up again: it takes a minute.`,
      action: 'Sign up again',
    },
  },
  confirmed: {
    meta: {
      title: 'You are on the list',
      description: 'Your subscription is confirmed. Every note has a link to unsubscribe.',
    },
    text: 'Thank you. Our next note comes to you. Every one of them has a link to unsubscribe.',
    action: 'Read the blog',
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe from our newsletter',
      description: `Stop the ${site.name} newsletter with one tap. It takes effect at once.`,
    },
    text: 'One tap, and our notes stop at once. Anything else we owe you still comes, such as a receipt.',
    submit: 'Unsubscribe me',
    ended: {
      title: 'You are off the list',
      text: 'This address does not get our newsletter any more.',
    },
    dead: {
      title: 'This link is not complete',
      text: `We cannot tell which address it is for. Open the link in the email again, or write to ${site.email}, and we take you off.`,
      action: 'Contact us',
    },
  },
  unsubscribed: {
    meta: {
      title: 'You are off the list',
      description: 'We do not send you our newsletter any more. You can sign up again at any time.',
    },
    text: 'We do not send you our newsletter any more. If you miss it, sign up again on the blog.',
  },
  failed: {
    title: 'There is a problem',
    text: `We could not save that just now. Please try the link again in a few minutes, or call ${site.phone.display}.`,
  },
  home: 'Back to the home page',
} as const;

/** The newsletter's emails. The first goes to an address that anyone may have entered, so it promises nothing. */
export const newsletterMails = {
  confirm: {
    subject: `Confirm your subscription to ${site.name}`,
    title: 'Do you want our notes?',
    text: [
      `Someone, probably you, asked for the ${site.name} newsletter at this address.`,
      'Open the link and select the button there. Until then you are not on the list.',
    ],
    link: 'Confirm my subscription',
    note: `The link works for ${newsletterFigures.confirmLinkDays} days. If it wasn't you, do nothing: without the button you don't get the newsletter.`,
  },
  welcome: {
    subject: 'You are on the list',
    title: 'You are on the list.',
    text: [
      'Thank you for confirming. When we learn something worth passing on, we write it down and send it to you.',
      'You can leave whenever you like. It takes one tap:',
    ],
    link: 'Unsubscribe',
    note: 'You confirmed this address for our newsletter, so you get this email.',
  },
} as const;
