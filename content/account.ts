import { facts } from '@/content/facts';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { refusals } from '@/content/refusals';
import { site } from '@/content/site';
import type { FieldDefinition, FormDefinition } from '@/lib/forms/define';

/** How long things about accounts last, and how often they may be tried. */
export const accountFigures = {
  /** A sign-in ends after this, however busy it was. */
  sessionDays: facts.signIn.days,
  /** A sign-in ends after this without a visit. */
  sessionIdleDays: facts.signIn.idleDays,
  /** For so long after a sign-in other browsers are signed out without the password being asked for again. */
  freshSignInMinutes: 10,
  resetLinkMinutes: 60,
  confirmLinkDays: 3,
  /** Passkeys that an account may have. */
  passkeys: 10,
  /** For so long a device may answer with a passkey. */
  passkeyMinutes: 5,
  /** Wrong passwords that one account takes from one connection before it has to wait. */
  failures: { tries: 10, withinMinutes: 15 },
  /** Wrong passwords that one account takes from all connections together before each of them has fewer tries. */
  ceiling: { tries: 30, withinMinutes: 60 },
  aboveCeiling: { tries: 2, withinMinutes: 15 },
  /** Tries to sign in from one connection, whatever the account: a whole office shares one. */
  signInsPerMinute: 60,
  signInsPerHour: 600,
} as const;

const [, , email, password, confirmPassword] = forms['signup-form'].fields;

const newPassword = { ...password, label: 'New password' } as const satisfies FieldDefinition;

const repeated = { ...confirmPassword, label: 'Confirm new password' } as const satisfies FieldDefinition;

const currentPassword = {
  name: 'currentPassword',
  label: 'Current password',
  rule: 'password',
  isRequired: true,
  autoComplete: 'current-password',
  missing: 'Enter your current password',
  invalid: 'Enter your current password',
} as const satisfies FieldDefinition;

/** In the form for a new password of an account that has passkeys; `{passkeys}` names them. */
export const passkeysToo = {
  name: 'removePasskeys',
  label: 'Remove my passkeys too: {passkeys}',
  rule: 'agreement',
  isRequired: false,
  missing: 'Check the box',
  invalid: 'Check the box',
} as const satisfies FieldDefinition;

const newLink = 'Email me a new link';

/** The forms about a password that are posted to addresses of their own. */
export const passwordForms = {
  'forgot-password': {
    title: 'Forgot your password?',
    fields: [email],
    submit: { label: 'Email me a link', busyLabel: 'Sending...' },
    success: {
      title: 'Check your email',
      message: `If there is an account for that address, an email with a link is on its way. The link works for ${accountFigures.resetLinkMinutes} minutes.`,
    },
  },
  'reset-password': {
    title: 'Choose a new password',
    fields: [newPassword, repeated],
    submit: { label: 'Save the new password', busyLabel: 'Saving...' },
    success: { title: 'Password changed', message: 'You are signed in with your new password.' },
  },
  'change-password': {
    title: 'Change your password',
    fields: [currentPassword, newPassword, repeated],
    submit: { label: 'Change password', busyLabel: 'Saving...' },
    success: { title: 'Password changed', message: 'Use the new one from now on.' },
  },
  'change-email': {
    title: 'Change your email address',
    fields: [{ ...email, label: 'New email address' }, currentPassword],
    submit: { label: 'Email both addresses', busyLabel: 'Sending...' },
    success: { title: 'Check both inboxes', message: 'Open the link in each of the two emails.' },
  },
  'add-passkey': {
    title: 'Add a passkey',
    fields: [currentPassword],
    submit: { label: 'Add a passkey', busyLabel: 'Waiting for your device...' },
    success: {
      title: 'Your passkey is added',
      message: 'You can sign in with it from now on. Your password still works.',
    },
  },
  'end-sessions': {
    title: 'Sign out other browsers',
    fields: [currentPassword],
    submit: { label: 'Sign out everywhere else', busyLabel: 'Signing out...' },
    success: { title: 'Signed out everywhere else', message: 'Only this browser is still signed in.' },
  },
  'remove-passkey': {
    title: 'Remove a passkey',
    fields: [currentPassword],
    submit: { label: 'Remove', busyLabel: 'Removing...' },
    success: {
      title: 'That passkey is removed',
      message: 'It no longer signs in here. You can delete it on your device too.',
    },
  },
  'forget-device': {
    title: 'Forget a trusted device',
    fields: [currentPassword],
    submit: { label: 'Forget', busyLabel: 'Saving...' },
    success: {
      title: 'That device is no longer trusted',
      message: 'The next sign-in on it asks for a code.',
    },
  },
  'delete-account': {
    title: 'Delete your account',
    fields: [currentPassword],
    submit: { label: 'Delete my account', busyLabel: 'Deleting...' },
    success: { title: 'Your account is deleted', message: 'You are signed out, and the account is gone.' },
  },
} as const satisfies Record<string, FormDefinition>;

export type PasswordFormName = keyof typeof passwordForms;

/** What the server says when something is not done. */
export const accountTexts = {
  signIn: { failedTitle: 'Sign in failed', failed: 'Please check your credentials and try again.' },
  signUp: {
    failedTitle: 'Registration failed',
    failed: 'There was a problem creating your account. Please try again.',
  },
  easyPassword: 'That password is easy to guess. Try three unrelated words',
  passkeys: {
    refused: 'That passkey doesn’t work here. It may have been removed. Sign in with your password.',
    notAdded: 'Your device made no passkey. You can try again.',
    present: 'This device already has a passkey for your account. You can sign in with it.',
    tooMany: `An account can have ${accountFigures.passkeys} passkeys. Remove one that you no longer use.`,
  },
  wrongPassword: 'That is not your current password',
  sameAddress: 'That is already your email address',
  limited: `Too many tries from your connection. Please try again in {wait}, or call us at ${site.phone.display}.`,
  failed: formMessages.failed,
  busy: `Many people are signing in right now. Please try again in a few seconds, or call us at ${site.phone.display}.`,
  ways: { newLink, account: refusals.ways.account },
} as const;

/** What the account page says once, after something was done. */
export const accountNotices = {
  'signed-in': { tone: 'ok', ...forms['signin-form'].success },
  'signed-up': { tone: 'ok', ...forms['signup-form'].success },
  'address-confirmed': {
    tone: 'ok',
    title: 'Your email address is confirmed',
    message: 'Your orders and requests from this address are listed below.',
  },
  'password-changed': {
    tone: 'ok',
    title: 'Your password is changed',
    message: 'Every other browser is signed out.',
  },
  'signed-out-elsewhere': { tone: 'ok', ...passwordForms['end-sessions'].success },
  'link-sent': {
    tone: 'ok',
    title: 'A link is on its way',
    message: `Open the link in the email. It works for ${accountFigures.confirmLinkDays} days.`,
  },
  'passkey-added': { tone: 'ok', ...passwordForms['add-passkey'].success },
  'passkey-removed': { tone: 'ok', ...passwordForms['remove-passkey'].success },
  'passkey-refused': {
    tone: 'error',
    title: 'No passkey was added',
    message: 'The answer of your device came too late or didn’t fit. Please try again.',
  },
  'session-ended': {
    tone: 'ok',
    title: 'That browser is signed out',
    message: 'If you didn’t recognize it, change your password too.',
  },
  'device-forgotten': { tone: 'ok', ...passwordForms['forget-device'].success },
  'move-started': {
    tone: 'ok',
    title: 'Check both inboxes',
    message: `We emailed a link to your current address and one to the new address. Open both within ${accountFigures.confirmLinkDays} days, while you’re signed in. Nothing changes until then.`,
  },
  'move-half': {
    tone: 'ok',
    title: 'One address is confirmed',
    message: 'Now open the link in the email to the other address.',
  },
  'move-done': {
    tone: 'ok',
    title: 'Your email address is changed',
    message: 'Sign in with the new one from now on. Every other browser is signed out.',
  },
  'plan-canceled': {
    tone: 'ok',
    title: 'Your plan is canceled',
    message: 'We confirmed it by email. You can see below when it ends.',
  },
  'plan-by-link': {
    tone: 'ok',
    title: 'Automatic payment is off',
    message: 'We confirmed it by email. Your plan goes on, and you pay each invoice with its link.',
  },
  'plan-kept': { tone: 'ok', title: 'Your plan goes on', message: 'Nothing ends. Thank you for staying.' },
  'plan-unchanged': {
    tone: 'error',
    title: 'Nothing was changed',
    message: 'The plan has changed in the meantime. You can see below how it is now.',
  },
  'link-dead': {
    tone: 'error',
    title: 'This link no longer works',
    message:
      'It was already used, has expired, or belongs to another account. Send yourself a new one below.',
  },
} as const satisfies Record<string, { tone: 'ok' | 'error'; title: string; message: string }>;

export type NoticeCode = keyof typeof accountNotices;

/** The account pages' own words. */
export const accountPages = {
  signIn: {
    meta: {
      title: 'Sign In',
      description: `Sign in to your ${site.name} account to see your orders with their receipts and the requests you sent us.`,
    },
    title: 'Sign In',
    lede: 'Your orders, receipts and requests in one place.',
    forgot: 'Forgot password?',
    reset: 'Reset your password',
    passkey: 'Sign in with a passkey',
    passkeysUnknown:
      'Passkeys don’t work in this browser, or not at this address. Sign in with your password.',
    noPasskey: 'Your device gave no passkey. Try again, or sign in with your password.',
    other: { text: 'New here?', label: 'Create an account' },
    refused: 'That email and password don’t match. Try again or reset your password.',
    notice: 'By signing in you agree to our',
  },
  signUp: {
    meta: {
      title: 'Create an Account',
      description: `Create your ${site.name} account: see your orders with their receipts and the requests you sent us.`,
    },
    title: 'Create an Account',
    lede: 'See your orders and requests at any time.',
    other: { text: 'Already have an account?', label: 'Sign in' },
    passwordHint: `At least ${password.minLength} characters. Three or four words are easier to remember than symbols.`,
    refused:
      'We couldn’t create your account. What you typed is still here. If you already have an account, sign in instead.',
    notice: 'By creating an account you agree to our',
  },
  showPasswords: 'Show password',
  legal: { terms: 'terms of service', and: 'and', privacy: 'privacy policy' },
  forgot: {
    meta: {
      title: 'Forgot your password?',
      description: `Get a link by email to choose a new password for your ${site.name} account. It takes a minute.`,
    },
    lede: 'Enter the email address of your account. We’ll email you a link to choose a new password.',
    back: 'Back to sign in',
  },
  forgotSent: {
    meta: {
      title: 'Check your email',
      description:
        'If there is an account for that address, an email with a link to choose a new password is on its way.',
    },
    help: 'Nothing after a few minutes? Check your spam folder, or try again with the address you signed up with.',
    again: 'Try again',
  },
  reset: {
    meta: {
      title: 'Choose a new password',
      description: `Choose a new password for your ${site.name} account with the link from your email.`,
    },
    lede: 'Saving it signs you out in every other browser.',
    dead: {
      title: 'This link no longer works',
      text: `Password links work once, for ${accountFigures.resetLinkMinutes} minutes. You can get a new one.`,
      action: newLink,
    },
  },
  confirmMove: {
    title: 'Change your email address',
    text: 'Confirm the new email address of your account:',
    submit: 'Confirm the change',
  },
  verify: {
    meta: {
      title: 'Confirm your email address',
      description: `Confirm the email address of your ${site.name} account to see your orders and requests in it.`,
    },
    text: 'Confirm this address to see its orders and requests in your account:',
    submit: 'Confirm my address',
    signedOut:
      'For your safety, this works only while you’re signed in. Sign in, then open the link in the email again.',
    signIn: 'Sign in',
    notYou:
      'Never made an account with us? Then someone typed your address by mistake. You can ignore the email: no one sees anything of yours.',
  },
  account: {
    meta: {
      title: 'Your account',
      description: `Your ${site.name} account: your details, your orders with their receipts, and the requests you sent us.`,
    },
    title: 'Your account',
    desk: 'Open the agency’s desk',
    details: {
      title: 'Your details',
      name: 'Name',
      email: 'Email address',
      confirmed: 'confirmed',
      unconfirmed: 'not confirmed yet',
      since: 'Customer since',
    },
    confirm: {
      title: 'Confirm your email address',
      text: 'Confirm your address to see its orders and requests here. Open the link in the email we sent you.',
      action: 'Send the link again',
    },
    plans: {
      title: 'Your monthly plan',
      monthly: '{amount} a month',
      /** What is on the next invoice besides; tax where there is one; and where invoices go. */
      pending: 'On the next invoice: {label}, {amount}',
      tax: 'Plus sales tax of {percent}%.',
      to: 'Invoices go to {email}.',
      /** By the plan's state. */
      states: {
        awaiting_launch: 'The first month begins on the day your site goes live. It’s paid already.',
        active: 'The next month begins on {next}. We email its invoice the day before.',
        ending: 'Canceled. It runs through the day before {ends}.',
        paused: 'On hold. There are no invoices until it goes on.',
        suspended:
          'Suspended, because an invoice is not paid. If it isn’t paid in full, the plan ends on {ends}.',
        ended: 'Ended on {ends}.',
      },
      change: 'To change the plan or its extras, call us or reply to any of our emails.',
      cancel: {
        open: 'Cancel this plan',
        text: 'If you cancel today, the plan ends on {ends}, and you pay for no month after that.',
        begun: 'If you cancel by {cancelBy}, the next month doesn’t begin.',
        notBegun: 'If you cancel today, the plan doesn’t begin.',
        submit: 'Cancel the plan',
      },
      keep: 'Keep the plan',
      automatic: 'Automatic payment is on: we charge your PayPal account on the day each invoice is due.',
      turnOff: 'Turn off automatic payment',
      invoices: 'Invoices',
      invoice: 'See',
      pay: 'See and pay',
      file: 'PDF',
      invoiceStates: { open: 'not paid', paid: 'paid', refunded: 'refunded', void: 'canceled' },
      due: 'due on {due}',
      underWay: 'payment on its way',
      pastDue: '{days} days past due',
      pastDueOne: '1 day past due',
    },
    orders: {
      title: 'Your orders',
      receipt: 'Receipt',
      none: 'No orders from this address yet.',
      browse: 'See what we offer',
      states: {
        paid: 'Paid',
        pending: 'Payment pending',
        refunded: 'Refunded',
        disputed: 'Paid, in dispute at PayPal',
        reversed: 'Payment reversed',
      },
      refunded: '{amount} refunded',
    },
    requests: {
      title: 'Your requests',
      none: 'You haven’t sent us anything from this address yet.',
      contact: 'Send us a message',
      follow: 'See its status',
    },
    security: {
      title: 'Password and sign-in',
      signOut: 'Sign out',
      here: 'You are signed in on this browser only.',
      elsewhere: 'You are signed in on {count} browsers.',
      sessions: 'Signed-in browsers',
      unknownBrowser: 'Unknown browser',
      thisBrowser: 'this browser',
      signedIn: 'Signed in {since}, last seen {seen}',
      endSession: 'Sign out',
      endHint: 'To sign out another browser, enter your password first.',
      keepHint:
        'A new password signs you out everywhere else. Your passkeys keep working unless you check the box.',
    },
    devices: {
      title: 'Trusted devices',
      text: 'On these, your password alone opens the desk. A new password, a new email address or signing out everywhere else ends it for all of them.',
      none: 'None. You can trust a device when you enter your code.',
      trusted: 'Trusted {since}, last used {used}, until {until}',
      forget: 'Forget',
      hint: 'To forget a device, enter your password first.',
      unknownBrowser: 'Unknown browser',
    },
    passkeys: {
      title: 'Passkeys',
      text: 'A passkey signs you in with your fingerprint, face or the PIN of your device, without your password.',
      none: 'You have none yet.',
      added: 'Added {since}',
      used: 'Added {since}, last used {used}',
      remove: 'Remove',
      hint: 'To remove a passkey, enter your password first.',
      unknownBrowser: 'Unknown browser',
    },
    move: {
      change:
        'We email a link to both addresses, and nothing changes until you open both. After that, requests you sent from the old address are no longer listed.',
    },
    remove: {
      text: 'Your details and your sign-in are deleted right away. If your plan is paid automatically, that ends too, and you pay each invoice with its link. The plan itself goes on until you cancel it. Orders and requests stay in our records for as long as the privacy policy says.',
    },
  },
  deleted: {
    meta: {
      title: 'Your account is deleted',
      description: 'Your account and your sign-in are gone. You can create a new account whenever you like.',
    },
    home: 'Go to the home page',
  },
} as const;

/** The emails about an account. Subjects stay under 50 characters with a longer site name too. */
export const accountMails = {
  confirm: {
    subject: `Confirm your email address for ${site.name}`,
    title: 'Is this your email address?',
    text: [
      `Someone, probably you, created a ${site.name} account with this address.`,
      'Confirm the address while you’re signed in to see your orders and requests in your account.',
    ],
    link: 'Confirm my address',
    note: `The link works for ${accountFigures.confirmLinkDays} days. If it wasn’t you, ignore this email: without the link, no one sees anything of yours.`,
  },
  reset: {
    subject: `Reset your ${site.name} password`,
    title: 'Choose a new password.',
    text: [
      `Someone, probably you, asked to reset the password of the ${site.name} account for this address.`,
    ],
    link: 'Choose a new password',
    note: `The link works once, for ${accountFigures.resetLinkMinutes} minutes. If it wasn’t you, ignore this email: your password stays as it is.`,
  },
  exists: {
    subject: `You already have a ${site.name} account`,
    title: 'You already have an account.',
    text: [
      'Someone, probably you, tried to create an account with this address. You already have one, so nothing changed.',
      'Sign in with your password. If you don’t remember it, you can reset it there.',
    ],
    link: 'Sign in',
    note: 'If it wasn’t you, ignore this email. We didn’t tell them that you have an account.',
  },
  moveFrom: {
    subject: 'Confirm your new email address',
    title: 'Is your email address changing?',
    text: [
      'Someone who knows your password asked us to change the email address of your account.',
      'If it was you, confirm it while you’re signed in. Nothing changes until both addresses are confirmed.',
    ],
    link: 'Confirm the change',
    note: `The link works for ${accountFigures.confirmLinkDays} days. If it wasn’t you, don’t open it, and choose a new password right away.`,
  },
  moveTo: {
    subject: 'Confirm your new email address',
    title: 'Is this your new email address?',
    text: [
      `Someone, probably you, asked us to use this address for a ${site.name} account.`,
      'Confirm it while you’re signed in. Nothing changes until both addresses are confirmed.',
    ],
    link: 'Confirm the change',
    note: `The link works for ${accountFigures.confirmLinkDays} days. If it wasn’t you, ignore this email.`,
  },
  attacked: {
    subject: 'Someone is trying to guess your password',
    title: 'Someone is trying to guess your password.',
    text: [
      `Someone tried more than ${accountFigures.ceiling.tries} wrong passwords for your account within the last hour, from several connections. We slowed them down.`,
      'Your password still works. If it’s short, or you use it anywhere else, choose a new one.',
    ],
    link: 'Choose a new password',
    note: 'If it was you, or your password is long and used nowhere else, there’s nothing to do.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    title: 'A passkey was added.',
    text: [
      'Someone who knows your password added a passkey to your account. A passkey signs in without the password.',
    ],
    link: 'See my passkeys',
    note: 'If it was you, there’s nothing to do. If it wasn’t, reset your password by email right away: that removes every passkey.',
  },
  passwordChanged: {
    subject: `Your ${site.name} password was changed`,
    title: 'Your password was changed.',
    text: ['The password of your account was just changed. Every other browser was signed out.'],
    link: 'It wasn’t me',
    note: 'If it was you, there’s nothing to do. If it wasn’t, choose a new password right away.',
  },
} as const;
