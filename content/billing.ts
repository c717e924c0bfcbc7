import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import { saleSentences } from '@/content/sale-terms';

/** What billing needs beside the figures that the policies state (`facts.billing`, `facts.termination`). */
export const billingFigures = {
  /** How many days before each step its reminder goes out. The policy promises both reminders. */
  reminderDaysBefore: { lateFee: 1, suspension: 7 },
  /** Of an automatic payment: the days after the due day on which PayPal is asked. All are before the late fee. */
  chargeDays: [0, 1, 3],
  /** For how many days ahead a launch may be entered. */
  launchDaysAhead: 30,
  /** What staff may take off, in cents. */
  creditMax: 1_000_000,
  /** Sales tax of a new subscription, in thousandths of a percent (8125 is 8.125%); staff set a customer's own on the desk. */
  salesTaxMillipercent: 0,
} as const;

/** Why something is taken off the next invoice, by the code in the desk's form; customers read the words. */
export const creditReasons = {
  downtime: 'Credit for downtime',
  referral: 'Credit for a referral',
  correction: 'Correction of an earlier invoice',
} as const;

/** What voiding an invoice does, before the click. */
export const voidWords = {
  hint: 'The customer gets an email that there is nothing to pay. Credits and setup differences that it used are on the next invoice again. Its month stays unbilled unless you tick the box. Pages at PayPal that are still open take no money for it.',
  again: 'Bill its month on the next invoice',
} as const;

/** The lines of an invoice that are no product. */
export const invoiceLines = {
  setupDifference: 'Setup of the bigger plan',
  lateFee: 'Late fee, {months}',
  tax: 'Sales tax, {percent}%',
  /** After the name of a line: a month whose invoice was voided, on the next one. */
  earlierMonth: '{from} to {until}',
} as const;

const { billing, termination } = facts;

/** How a plan renews, and how to leave it: before the button of an invoice, and in its email. */
export const renewalTexts = {
  plan: saleSentences.renews,
  bundle: `The ${promotion.bundle.name} has a ${promotion.restrictions.commitmentMonths}-month commitment. It renews each month, by invoice, until you cancel with ${promotion.restrictions.cancelNoticeDays} days’ notice after that.`,
  leave:
    'To leave before the month that begins on {next}, cancel by {cancelBy}: in your account, by email, or by phone.',
} as const;

/** Offered on an invoice where PayPal may save the way to pay. */
export const automaticPayment = {
  /** What the customer agrees to; it is kept with the consent, word for word. */
  consent:
    'Charge my PayPal account for each later invoice of this plan, on the day it’s due, without asking again. You email me each invoice the day before. I can turn this off at any time: in my account, by email, or by phone.',
  on: 'Automatic payment is on. We charge your PayPal account on the day this invoice is due.',
} as const;

/** The page of an invoice, which its link opens. */
export const invoicePage = {
  meta: {
    title: 'Your invoice',
    description: 'An invoice for a month of your plan, with its lines, its due date and a way to pay it.',
  },
  titles: {
    open: 'Your invoice',
    paid: 'Paid. Thank you.',
    refunded: 'This invoice was refunded.',
    void: 'This invoice is canceled.',
  },
  texts: {
    open: 'It’s due on {due}. There’s no late fee if you pay by {lastDay}.',
    late: 'It was due on {due}. The amount to pay today includes the late fee.',
    held: 'You told us that something is wrong with it. While we look into it, it isn’t past due.',
    paid: 'There is nothing to pay.',
    refunded: 'We sent the money back the way it came.',
    void: 'There is nothing to pay, and nothing was charged.',
  },
  lines: {
    from: 'From',
    until: 'Through',
    issued: 'Invoice date',
    due: 'Due',
    seller: 'Sold by',
    buyer: 'Sold to',
    total: 'Total',
    payable: 'To pay today',
  },
  /** A payment that PayPal is still checking. */
  underWay:
    'Your payment is on its way. PayPal is checking it, and there’s nothing to do. Until then, there’s no late fee.',
  /** To who approved a payment at PayPal that we did not take, by what the invoice is now. */
  notCharged: {
    open: 'Your last approval at PayPal was too old, or another payment was on its way. Nothing was charged.',
    paid: 'It was paid already, so we did not take your payment. Nothing was charged to you.',
    refunded: 'It’s settled, so we did not take your payment. Nothing was charged.',
    void: 'We canceled it, so we did not take your payment. Nothing was charged.',
  },
  pay: 'Pay {amount} with PayPal',
  print: 'Print this invoice',
  download: 'Download as PDF',
  /** Beside it, for a name in letters that the file has as question marks. */
  unprintable: 'The PDF can’t show {letters}, and has a question mark in its place. This page shows it.',
  /** The file, which is the invoice as it was sent. */
  file: {
    title: 'Invoice {number}',
    due: 'Amount due by {day}',
    pay: 'Pay this invoice with PayPal',
    help: 'Or call {phone}. Write to {email} if something is wrong with it.',
    paid: 'The link in our email shows whether it is paid, and what it costs after a late fee.',
    missing: 'A “?” stands for a letter that this file can’t show. The link in our email shows it.',
  },
  wrong: `Is something wrong with it? Write to us within ${billing.disputeWindowDays} days of its date, with its number, and say which part. While we look into it, none of it is past due, so you can wait until our answer to pay.`,
  back: 'Back to the invoice',
  dead: {
    title: 'We can’t find this invoice',
    text: 'The link may be cut off. Open it again from the email, or sign in: your account lists your invoices.',
    account: 'Your account',
  },
  notPaid: {
    title: 'Your payment was not started',
    text: 'We couldn’t start your payment. Please try again in a minute.',
  },
} as const;

/** The emails about invoices and subscriptions. Names in braces are figures. */
export const billingMails = {
  invoice: {
    subject: 'Invoice {number}: {amount}',
    title: 'Your invoice for the next month.',
    text: 'This is your invoice for {from} to {until}.',
    due: `It’s due on {due}. There’s no late fee if you pay by {lastDay}.`,
    charged: 'We charge your PayPal account on {due}, so there’s nothing to do.',
    turnOff: 'To turn off automatic payment, go to your account, reply to this email, or call us.',
    free: 'Your credit covers it, so there’s nothing to pay.',
    pay: 'See and pay the invoice',
    see: 'See the invoice',
    total: 'Total',
    number: 'Invoice',
  },
  feeReminder: {
    subject: 'Invoice {number} is due',
    title: 'Your invoice is not paid yet.',
    text: [
      'Invoice {number} for {amount} was due on {due}.',
      `If we have your payment by {lastDay}, nothing is added. From the day after, there is a late fee of {fee}, which is ${billing.lateFeeMonthlyPercent}% a month.`,
    ],
  },
  suspensionReminder: {
    subject: 'Invoice {number}: service at risk',
    title: 'Please pay before we suspend your service.',
    text: [
      'Invoice {number} for {amount} has been past due since {feeFrom}. With the late fee you owe {payable} today.',
      `When an invoice is more than ${billing.suspensionAfterDays} days past due, we suspend the service it is for. For this one that is from {suspendFrom} on.`,
      'If something is wrong with the bill, or you need a payment plan, call us before then.',
    ],
  },
  chargeRefused: {
    subject: 'Invoice {number}: your payment didn’t go through',
    title: 'Your automatic payment didn’t go through.',
    text: 'PayPal declined our charge of {amount} for invoice {number}.',
    again: 'We try again on {again}. You can also pay now.',
    last: 'We won’t try again. Please pay with the link below. There’s no late fee if you pay by {lastDay}.',
  },
  automatic: {
    on: {
      subject: 'Automatic payment is on',
      title: 'Automatic payment is on.',
      agreed:
        'From now on, we charge your PayPal account for each invoice of your plan ({plan}) on the day it’s due. A month costs {amount}, before tax and credits. We email each invoice the day before.',
      /** To a customer whose invoice someone else paid. */
      agreedElsewhere:
        'From now on, we charge the PayPal account that paid the last invoice for each invoice of your plan ({plan}) on the day it’s due. A month costs {amount}, before tax and credits. We email each invoice the day before.',
      /** To someone who paid for a customer. */
      turnOffAsPayer:
        'You can turn off automatic payment at any time by replying to this email, or by phone.',
      turnOff:
        'You can turn off automatic payment or cancel the plan at any time: in your account, by replying to this email, or by phone.',
    },
    off: {
      subject: 'Automatic payment is off',
      title: 'Automatic payment is off.',
      /** Why; `customer` also when staff did it for them. */
      causes: {
        customer: 'We don’t charge your PayPal account anymore. We also delete our permission at PayPal.',
        paypal: 'Our permission to charge your PayPal account was deleted at PayPal.',
        refused: 'PayPal didn’t save your PayPal account for automatic payment.',
      },
      goesOn:
        'Your plan ({plan}) goes on. We email each invoice the day before it’s due, with a link to pay it.',
    },
  },
  /** What became of an invoice after it was sent. */
  changed: {
    voided: {
      subject: 'Invoice {number} is canceled',
      title: 'There’s nothing to pay.',
      text: [
        'We canceled invoice {number} for {amount}. Nothing is to pay for its month, and nothing was charged.',
        'A credit that it had used comes off your next invoice.',
      ],
    },
    voidedAgain: {
      subject: 'Invoice {number} is canceled',
      title: 'There’s nothing to pay now.',
      text: [
        'We canceled invoice {number} for {amount}. Nothing was charged.',
        'Its month is on your next invoice, and a credit that it had used comes off that one.',
      ],
    },
    reopened: {
      subject: 'Invoice {number} is open again',
      title: 'Your payment was taken back.',
      text: [
        'Your bank or PayPal took back your payment of invoice {number}. So {amount} is open again.',
        'There’s no late fee if you pay by {lastDay}. We don’t charge it automatically. If you asked your bank for the money because something is wrong, please call us.',
      ],
    },
  },
  /** A question about an invoice is open, or was answered. */
  question: {
    held: {
      subject: 'Invoice {number} is on hold',
      title: 'We look into your invoice.',
      text: [
        'While we look into invoice {number} for {amount}, it isn’t past due. There are no reminders, no late fees and no automatic payment.',
        'You can wait until our answer to pay.',
      ],
    },
    answered: {
      subject: 'Invoice {number} is no longer on hold',
      title: 'The days to pay begin again.',
      text: [
        'Invoice {number} for {amount} is no longer on hold. There’s no late fee if you pay by {lastDay}.',
      ],
      charged: 'An automatic payment is charged on {from} at the earliest.',
    },
  },
  /** Money that came for what was not owed. */
  overpaid: {
    subject: 'You paid too much: your money comes back',
    title: 'We send your money back.',
    whys: {
      twice: '{what} was paid already, and a second payment of {amount} came.',
      void: '{what} was canceled, and a payment of {amount} came.',
      withdrawn: 'The payment link ({what}) was no longer open, and a payment of {amount} came.',
      never_begins:
        '{what} was paid with {amount} for a month that doesn’t begin, because the plan has ended.',
    },
    text: ['We send it back the way it came. You get another email when that is done.'],
    link: 'Ask us about it',
    note: 'You get this email because a payment of yours came that was not owed.',
    agency: {
      subject: 'Paid twice: send the money back',
      text: 'The customer was told that it comes back. Refund {amount} on the order’s page.',
      button: 'Open the order',
    },
  },
  paused: {
    subject: 'Your plan is on hold',
    title: 'Your plan is on hold.',
    text: [
      'We put your plan ({plan}) on hold. While it is, there are no invoices, no reminders and no late fees.',
      'When it goes on, the days that you paid for and didn’t use come first.',
    ],
  },
  /** Of one that was canceled before: it does not go on. */
  pausedEnding: {
    subject: 'Your plan is on hold',
    title: 'Your plan is on hold.',
    text: [
      'We put your plan ({plan}) on hold. While it is, there are no invoices, no reminders and no late fees.',
      'It was canceled before, so it ends on {ends}, as we told you.',
    ],
  },
  /** A website that we built is live; staff entered the day. */
  begun: {
    subject: 'Your first month begins on {began}',
    title: 'Your first month.',
    text: [
      'Your website’s launch day is {began}. On that day, the first month of your plan ({plan}) begins. It’s paid already.',
      'The first month to pay begins on {next}. We email its invoice on {sent}.',
      'Is the day wrong? Reply to this email or call us before then, and we’ll correct it.',
    ],
  },
  begunCorrected: {
    subject: 'Your launch day is corrected: {began}',
    title: 'Your first month, corrected.',
    text: [
      'We corrected the launch day of your website. It’s {began}, and on that day the first month of your plan ({plan}) begins. It’s paid already.',
      'The first month to pay begins on {next}. We email its invoice on {sent}.',
      'Is the day wrong? Reply to this email or call us before then, and we’ll correct it.',
    ],
  },
  resumed: {
    subject: 'Your plan goes on',
    title: 'Your plan goes on.',
    text: [
      'Your plan ({plan}) goes on. The time on hold is not billed.',
      'The next month begins on {next}. We email its invoice on {sent}.',
      'Didn’t ask for this? Reply to this email or call us.',
    ],
  },
  resumedEnding: {
    subject: 'Your plan goes on until its end',
    title: 'Your plan goes on until its end.',
    text: [
      'Your plan ({plan}) is no longer on hold. It was canceled before, so it ends on {ends}, as we told you.',
    ],
  },
  /** It was suspended, and nothing of it is past due anymore. */
  restored: {
    subject: 'Your plan is no longer suspended',
    title: 'Your plan goes on.',
    text: [
      'Nothing of your plan ({plan}) is past due anymore, so it’s no longer suspended. The notice of termination is withdrawn, and our team switches your service on again.',
      'The next month begins on {next}. We email its invoice on {sent}.',
    ],
  },
  restoredEnding: {
    subject: 'Your plan is no longer suspended',
    title: 'Your plan goes on until its end.',
    text: [
      'Nothing of your plan ({plan}) is past due anymore, so it’s no longer suspended, and our team switches your service on again.',
      'It was canceled before, so it ends on {ends}, as we told you.',
    ],
  },
  /** With the notice of termination, which the policy sends at the same time. */
  suspended: {
    subject: 'Your service is suspended',
    title: 'We suspended your service.',
    text: [
      `An invoice is more than ${billing.suspensionAfterDays} days past due. While it is suspended, a hosted website shows a short page with your phone number.`,
      'This is also our notice of termination: unless you pay everything before {ends}, with late fees, your plan ends on that day.',
      'Pay in full before then, and the service comes back and nothing ends.',
    ],
  },
  /** After staff changed it; each line is there when it is about what changed. */
  planChanged: {
    subject: 'Your plan changed',
    title: 'We changed your plan.',
    plan: 'From the next invoice on, your plan is {plan}. A month costs {amount}, before tax and credits.',
    setup: 'The next invoice also has {label}: {amount}.',
    tax: 'From the next invoice on, sales tax is {percent}%. It was {before}%.',
    to: 'From now on, we email its invoices to {email}.',
    agreed: 'Didn’t you ask for this? Reply to this email or call us.',
  },
  credited: {
    subject: 'You have a credit of {amount}',
    title: 'You have a credit of {amount}.',
    text: [
      '{label}: {amount}. It comes off your next invoice. If something is left, it comes off the ones after.',
      'If no invoice follows, we pay it out.',
    ],
  },
  canceled: {
    subject: 'Your plan is canceled',
    title: 'Your plan is canceled.',
    text: [
      'Your plan ({plan}) runs through the day before {ends}. There are no invoices for the time after that.',
      'Changed your mind? Until that day you can keep the plan with one click in your account.',
    ],
  },
  kept: {
    subject: 'Your plan goes on',
    title: 'Your plan goes on.',
    text: [
      'The cancellation of your plan ({plan}) is withdrawn. Nothing ends, and your invoices come as before.',
      'Didn’t ask for this? Reply to this email or call us, and we’ll cancel it again.',
    ],
  },
  /** Before the first month has begun. */
  canceledBefore: {
    subject: 'Your plan is canceled',
    title: 'Your plan is canceled.',
    text: [
      'Your plan ({plan}) had not begun, and it won’t. There are no invoices for it.',
      'We’ll contact you about what you paid.',
    ],
  },
  ended: {
    subject: 'Your plan has ended',
    title: 'Your plan has ended.',
    text: [
      'Your plan ({plan}) ended on {ends}.',
      `We keep your backups for ${termination.backupsKeptDays} days and your data for ${termination.dataRetainedDays} days. You can ask for the account back within ${termination.reinstatementDays} days.`,
    ],
  },
  account: 'See your account',
  note: 'You get this email because you have a monthly plan with us.',
  agency: {
    button: 'Open the plan on the desk',
    moneyBack: {
      subject: 'Plan on hold: money went back',
      text: 'Money of the order behind this plan went back. No invoices go out until you say on the desk whether the plan goes on or ends.',
    },
    noAddress: {
      subject: 'An invoice was sent to no one',
      text: 'This plan has no email address, so its invoice could not be sent, and no late fee runs. Call the customer, enter the address on the desk, and send the invoice from there.',
    },
    paidUp: {
      subject: 'Not past due anymore: switch it on',
      text: 'This plan was suspended, and nothing of it is past due anymore. Take the website out of maintenance mode today.',
    },
    ended: {
      subject: 'A plan has ended',
      text: 'This plan ended on {ends}. Take the website offline and stop its services. If a credit is left, pay it out.',
    },
    canceled: {
      subject: 'A customer canceled a plan',
      text: 'The customer canceled in the account. The plan ends on {ends}. Call and ask why.',
    },
    suspendFrom: {
      subject: 'Far past due: decide today',
      text: 'Invoice {number} for {amount} is more than {days} days past due. Call the customer. If that doesn’t help, suspend the service on the desk, which also sends the notice of termination.',
    },
  },
} as const;
