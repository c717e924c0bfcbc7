import { facts } from '@/content/facts';
import { site } from '@/content/site';
import type { FieldDefinition } from '@/lib/forms/define';

/** Figures of the agency's desk. */
export const deskFigures = {
  /** From this hour on, by the agency's clock, the daily email about what is stuck goes out. */
  digestHour: 8,
  /**
   * What counts as business time, as the customer support policy says it: all hours of a business day, none of a
   * weekend. Holidays and days off of our own are no business days either (lib/site/business-days.ts).
   */
  businessDay: { days: [1, 2, 3, 4, 5], from: 0, to: 24 },
  /** Rows of each list on the first page of the desk. */
  latest: 8,
  /** Leads that wait for one member of staff, on the first page of the desk. */
  waiting: 20,
  /** A sign-in of staff ends after this, and after this without a visit. */
  session: { hours: 12, idleHours: 2 },
  /** The audit says once in this time that the same person read the same page, or was refused the same thing. */
  auditOnceMinutes: 60,
  /** The second factor of staff. */
  factor: {
    /** Once confirmed, the same kind of action does not ask again for this long. */
    confirmedMinutes: 5,
    /** For so long the password alone signs in on a device that is trusted. */
    trustedDays: facts.signIn.staffDeviceDays,
    /** Wrong codes before a wait: of one sign-in, and of all sign-ins under way to one account together. */
    wrongCodes: {
      session: { tries: 5, withinMinutes: 15 },
      account: { tries: 20, withinMinutes: 60 },
    },
  },
  /** The link of an invitation to the desk works for so long. */
  invitationDays: 7,
  searchMisses: 200,
  endedSubscriptions: 50,
} as const;

/** Why a code was refused; `{detail}` is a wait. */
export const factorTexts = {
  missing: 'Nothing was done: enter the code from your authenticator app, then try again.',
  wrong: 'Nothing was done: that code is wrong. Enter the current one.',
  used: 'Nothing was done: that code was already used. Wait for the next one, up to 30 seconds.',
  limited: 'Nothing was done: too many wrong codes. Try again in {detail}.',
} as const;

/** The code as a field, at the desk and in the account page's forms of staff. */
export const factorField = {
  name: 'factorCode',
  label: 'Code from your authenticator app',
  hint: 'Six digits, or one of your recovery codes.',
  rule: 'text',
  isRequired: true,
  autoComplete: 'one-time-code',
  missing: 'Enter the code from your authenticator app',
  invalid: 'Enter the code from your authenticator app',
} as const satisfies FieldDefinition;

/** To a member of staff who is to look after a lead; `{name}` is who handed it over. */
export const handOverMail = {
  subject: 'A lead is yours now',
  title: 'A lead is yours now.',
  text: [
    '{name} handed a lead to you at the desk. There you see what was sent, by when we promised an answer, and the next step.',
  ],
  link: 'Open the lead',
  note: 'You’re getting this email because you work at the desk.',
} as const;

/** To who looks after a lead whose sender wrote back. */
export const answerNoticeMail = {
  subject: 'A lead wrote back',
  title: 'A lead wrote back.',
  text: ['Someone answered your reply. You can read it and write back at the desk.'],
  link: 'Open the lead',
  note: 'You’re getting this email because you work at the desk.',
} as const;

/** In the history of a lead, in the place of an email that is too large or not written as emails are. */
export const unreadableAnswer =
  'An email came here that the desk can’t show. Open it at the email service, under Receiving.';

/** To someone who is to work at the desk; `{days}` is how long the link works. */
export const invitationMail = {
  subject: `Your account for the ${site.name} desk`,
  title: `You can work at the ${site.name} desk.`,
  text: [
    'An owner of the desk made an account for you. Choose a password, and have an authenticator app ready: you enter its code at each sign-in.',
    'The link works for {days} days. After that, use “Forgot your password?” on the sign-in page, or ask for a new invitation.',
  ],
  link: 'Choose a password',
  note: 'You’re getting this email because someone entered this address at the desk. If you don’t work with us, ignore it.',
} as const;

/** What was just done, by code; `{detail}` is filled in. `untold`: the notice in its place when no email can go. */
export const deskNotices = {
  entered: { tone: 'ok', text: 'You are signed in.' },
  'factor-enrolled': { tone: 'ok', text: 'Your second factor is set up.' },
  'factor-taken': {
    tone: 'error',
    text: 'A second factor was already set up for this account. Enter its code. If that was not you, tell the person who runs the server.',
  },
  'factor-codes': { tone: 'ok', text: 'You have new recovery codes. The earlier ones no longer work.' },
  'lead-gone': { tone: 'error', text: 'This lead no longer exists.' },
  'checkup-deleted': { tone: 'ok', text: 'The checkup is deleted.' },
  'checkup-gone': { tone: 'error', text: 'This checkup no longer exists.' },
  'status-set': { tone: 'ok', text: 'The status is now: {detail}.' },
  'status-set-full': {
    tone: 'error',
    text: 'The status is now: {detail}. But all promotion spots were already taken, so this sale has none. Call the customer before any money moves, and offer the waiting list or another price.',
  },
  'place-taken': { tone: 'ok', text: 'The sale is counted. The pages show the new number within seconds.' },
  'places-full': {
    tone: 'error',
    text: 'All promotion spots are taken, so this sale was not counted. Call the customer before any money moves, and offer the waiting list or another price.',
  },
  'place-given-back': { tone: 'ok', text: 'The sale is no longer counted, and its spot is open again.' },
  'place-gone': { tone: 'info', text: 'That sale was already undone. Nothing changed.' },
  'status-same': { tone: 'info', text: 'Nothing changed: the status is already {detail}.' },
  'reply-sent': { tone: 'ok', text: 'Your reply is on its way. The history shows when it arrives.' },
  'answer-added': { tone: 'ok', text: 'The answer is in the history.' },
  'answer-read': { tone: 'ok', text: 'The answer is marked as done.' },
  'question-answered': {
    tone: 'ok',
    text: 'The answer is a draft. Build the preview and publish it: from then on the assistant gives it.',
  },
  'content-saved': { tone: 'ok', text: 'Saved. The website shows it once you publish.' },
  'content-unchanged': { tone: 'info', text: 'Nothing differs from what is published.' },
  'content-dropped': { tone: 'ok', text: 'The change is dropped.' },
  'content-gone': { tone: 'error', text: 'That is no longer here. Nothing changed.' },
  'release-made': {
    tone: 'ok',
    text: 'The pages are being made, which takes a minute at most on a quiet server. Then look at them here before you publish.',
  },
  'release-published': {
    tone: 'ok',
    text: 'Published. The pages show it within a few minutes.',
  },
  'release-published-over-calls': {
    tone: 'error',
    text: 'Published. Booked calls that lie outside the new hours or on a day off: {detail}. They stay booked: call each person, or cancel the call on the lead’s page, which tells them.',
  },
  'release-overtaken': {
    tone: 'error',
    text: 'Someone published other changes meanwhile. Build the preview again: it then has both.',
  },
  'release-not-ready': {
    tone: 'error',
    text: 'This preview is not ready, or another one has taken its place.',
  },
  'preview-shown': {
    tone: 'info',
    text: 'You see the preview on the website for an hour, in this browser alone.',
  },
  'preview-ended': { tone: 'ok', text: 'You see the website again as everyone does.' },
  'integration-added': {
    tone: 'ok',
    text: 'The tool is added. Its secret is in the list for a few minutes: copy it into the tool.',
  },
  'integration-shown': {
    tone: 'ok',
    text: 'The keys and signing secrets are in the list for a few minutes.',
  },
  'integration-on': { tone: 'ok', text: 'The webhook is on again.' },
  'integration-removed': { tone: 'ok', text: 'The tool is removed, and gets nothing anymore.' },
  'integration-gone': { tone: 'error', text: 'That tool is no longer here. Nothing changed.' },
  'integrations-full': {
    tone: 'error',
    text: 'There are as many tools as the desk can serve. Remove one first.',
  },
  'webhook-tested': { tone: 'ok', text: 'The test arrived.' },
  'webhook-test-failed': { tone: 'error', text: 'The test did not arrive. {detail}' },
  'webhook-again': { tone: 'ok', text: 'The event is sent again within a minute.' },
  'webhook-changed-meanwhile': { tone: 'info', text: 'That event is not waiting anymore. Nothing changed.' },
  'note-added': { tone: 'ok', text: 'The note is saved.' },
  'follow-up-saved': { tone: 'ok', text: 'The follow-up is saved.' },
  'follow-up-handed-over': {
    tone: 'ok',
    text: 'The follow-up is saved, and the new owner gets an email.',
    untold: 'follow-up-untold',
  },
  'follow-up-untold': {
    tone: 'error',
    text: 'The follow-up is saved, but no email can go to the new owner’s address. Tell them yourself.',
  },
  'follow-up-same': { tone: 'info', text: 'Nothing changed: the follow-up already says that.' },
  released: {
    tone: 'ok',
    text: 'Released. Its emails are being sent.',
    untold: 'released-without-mails',
  },
  'released-without-mails': {
    tone: 'info',
    text: 'Released, but not all of its emails could be sent: its address takes none, or has had its share for today. Look at the lead, and call if it is urgent.',
  },
  'spam-marked': { tone: 'ok', text: 'Marked as spam: {detail}.' },
  'order-gone': { tone: 'error', text: 'This order doesn’t exist.' },
  'order-moved': { tone: 'ok', text: 'PayPal answered. The order is now: {detail}.' },
  'order-partly_refunded': {
    tone: 'info',
    text: 'PayPal answered. Some of the money was refunded. The order is still: {detail}.',
  },
  'order-unchanged': {
    tone: 'info',
    text: 'PayPal answered. Nothing changed. The order is still: {detail}.',
  },
  'order-approved': { tone: 'info', text: 'The buyer approved. The money is ready to capture.' },
  'order-unsettled': {
    tone: 'error',
    text: 'PayPal gave no answer ({detail}). We’ll ask again automatically.',
  },
  'order-no_payment': { tone: 'info', text: 'PayPal doesn’t know this order yet.' },
  'order-unknown': { tone: 'error', text: 'This order doesn’t exist.' },
  'refund-completed': {
    tone: 'ok',
    text: 'PayPal refunded {detail}. The buyer gets an email.',
    untold: 'refund-completed-untold',
  },
  'refund-completed-untold': {
    tone: 'error',
    text: 'PayPal refunded {detail}. The buyer gets no email: the order has no address that an email reaches. Call them.',
  },
  'refund-pending-untold': {
    tone: 'error',
    text: 'PayPal accepted the refund of {detail}, but has not sent the money yet. The buyer gets no email about it: the order has no address that an email reaches. Call them.',
  },
  'refund-pending': {
    tone: 'info',
    text: 'PayPal accepted the refund of {detail}, but has not sent the money yet. The buyer gets an email when it has.',
    untold: 'refund-pending-untold',
  },
  'refund-requested': {
    tone: 'error',
    text: 'PayPal did not answer, so the refund of {detail} may or may not be made. It is retried every minute and is never made twice. Do not refund it at PayPal.',
  },
  'refund-failed': { tone: 'error', text: 'PayPal refunded nothing: {detail}.' },
  'refund-repeat': {
    tone: 'info',
    text: 'This form was already sent, for {detail}. Nothing was refunded again. The list of refunds shows its state.',
  },
  'settle-done': { tone: 'ok', text: 'Settled. The order is now: {detail}.' },
  'settle-changed': {
    tone: 'info',
    text: 'Nothing changed: someone already settled it, or PayPal hasn’t decided yet.',
  },
  'settle-gone': { tone: 'error', text: 'This reversal or dispute doesn’t exist.' },
  'settle-unclear': { tone: 'error', text: 'Choose whether the money is gone or back.' },
  'payment-attached': {
    tone: 'ok',
    text: 'The payment is attached to this order. If the order needs a person now, click “Check with PayPal”.',
  },
  'payment-settled': { tone: 'ok', text: 'The payment is settled.' },
  'payment-rule-added': {
    tone: 'ok',
    text: 'The rule is added. The next daily comparison uses it.',
  },
  'payment-rule-removed': {
    tone: 'ok',
    text: 'The rule is removed. What it knew stays known.',
  },
  'payment-rule-gone': { tone: 'info', text: 'That rule is no longer here. Nothing changed.' },
  'payment-rules-full': {
    tone: 'error',
    text: 'There are as many rules as the desk can use. Remove one first.',
  },
  'staff-invited': {
    tone: 'ok',
    text: 'The account is made, and an email with a link for a password is on its way.',
    untold: 'staff-invited-untold',
  },
  'staff-invited-untold': {
    tone: 'error',
    text: 'The account is made, but no email can go to that address. Remove it, and invite them under another one.',
  },
  'staff-changed': { tone: 'ok', text: 'Saved.' },
  'staff-factor-reset': {
    tone: 'ok',
    text: 'The second factor and passkeys are removed. They are signed out everywhere and set up a new one at the next sign-in.',
  },
  'staff-removed': { tone: 'ok', text: 'Removed, and signed out everywhere. Their leads are nobody’s now.' },
  'staff-self': { tone: 'error', text: 'You can’t remove yourself. Another owner can.' },
  'staff-gone': {
    tone: 'error',
    text: 'Nothing was changed: this person no longer works at the desk, or you are no longer an owner.',
  },
  'billing-done': { tone: 'ok', text: 'Saved.' },
  'plan-stepped': {
    tone: 'ok',
    text: 'Saved. The customer gets an email that says so.',
    untold: 'plan-stepped-untold',
  },
  'plan-stepped-untold': {
    tone: 'error',
    text: 'Saved. But the plan has no address that an email reaches, so call the customer.',
  },
  'invoice-sent': {
    tone: 'ok',
    text: 'The invoice is on its way to the plan’s address. The days to pay begin today.',
    untold: 'invoice-sent-untold',
  },
  'invoice-sent-untold': {
    tone: 'error',
    text: 'No email can go to the plan’s address, so the invoice reached no one. The days to pay begin today. Correct the address and send it again, or call the customer.',
  },
  'invoice-on-hold': {
    tone: 'ok',
    text: 'The invoice is on hold. The customer gets an email that says so.',
    untold: 'invoice-on-hold-untold',
  },
  'invoice-on-hold-untold': {
    tone: 'error',
    text: 'The invoice is on hold. But it went to no address that an email reaches, so call the customer.',
  },
  'invoice-off-hold': {
    tone: 'ok',
    text: 'The invoice is off hold. The days to pay begin today. An automatic payment is charged tomorrow at the earliest. The customer gets an email that says so.',
    untold: 'invoice-off-hold-untold',
  },
  'invoice-off-hold-untold': {
    tone: 'error',
    text: 'The invoice is off hold. The days to pay begin today. An automatic payment is charged tomorrow at the earliest. But it went to no address that an email reaches, so call the customer.',
  },
  'plan-begun': {
    tone: 'ok',
    text: 'The first month begins on {detail}. The customer gets an email. You can correct the day until the first invoice is made.',
    untold: 'plan-begun-untold',
  },
  'plan-begun-untold': {
    tone: 'error',
    text: 'The first month begins on {detail}. The plan has no address that an email reaches, so call the customer. You can correct the day until the first invoice is made.',
  },
  'plan-changed': {
    tone: 'ok',
    text: 'Saved. It counts from the next invoice on, and the customer gets an email that says what changed.',
    untold: 'plan-changed-untold',
  },
  'plan-changed-untold': {
    tone: 'error',
    text: 'Saved. It counts from the next invoice on. But no email can go to the plan’s address, so call the customer and say what changed.',
  },
  'plan-same': { tone: 'info', text: 'Nothing changed: the plan already says that.' },
  'plan-credited': {
    tone: 'ok',
    text: 'The credit of {detail} comes off the next invoice. The customer gets an email.',
    untold: 'plan-credited-untold',
  },
  'plan-credited-untold': {
    tone: 'error',
    text: 'The credit of {detail} comes off the next invoice. The plan has no address that an email reaches, so call the customer.',
  },
  'payment-link-added': { tone: 'ok', text: 'The link is made. Its page has it to copy.' },
  'payment-link-sent': {
    tone: 'ok',
    text: 'The link is on its way to the customer.',
    untold: 'payment-link-untold',
  },
  'payment-link-untold': {
    tone: 'error',
    text: 'The link is made, but no email can go to that address. Copy the link from its page, and send it yourself.',
  },
  'payment-link-withdrawn': { tone: 'ok', text: 'Withdrawn. No one can pay by this link anymore.' },
  'payment-link-repeat': { tone: 'info', text: 'This form was already sent. Nothing was made twice.' },
  'call-done': {
    tone: 'ok',
    text: 'The call is canceled, and they get an email.',
    untold: 'call-done-untold',
  },
  'call-done-untold': {
    tone: 'error',
    text: 'The call is canceled, but no email can go to them: we have no address that an email reaches. Call them.',
  },
  'issue-saved': { tone: 'ok', text: 'The draft is saved.' },
  'issue-tested': {
    tone: 'ok',
    text: 'The test is on its way to you.',
    untold: 'issue-untested',
  },
  'issue-untested': {
    tone: 'error',
    text: 'No test was sent: no email can go to your own address. Ask an owner to invite you under another one.',
  },
  'issue-started': { tone: 'ok', text: 'It’s going out. This page shows how far it has come.' },
  'issue-deleted': { tone: 'ok', text: 'The draft is deleted.' },
  'issue-gone': { tone: 'error', text: 'This newsletter doesn’t exist, or it has gone out.' },
  'mail-gone': { tone: 'error', text: 'This email doesn’t exist.' },
  'mail-empty': { tone: 'error', text: 'Its text and address were deleted, so it can’t be sent again.' },
  'mail-queued': { tone: 'ok', text: 'It’s in the queue again and goes out as a new email.' },
  'mail-settled': { tone: 'ok', text: 'Settled.' },
  'mail-changed-meanwhile': { tone: 'info', text: 'Someone else already took care of this email.' },
  'person-unknown': { tone: 'info', text: 'We have nothing for this email address.' },
  'person-signed-out': {
    tone: 'ok',
    text: 'The customer is signed out in every browser, and has no passkey any more.',
  },
  'person-found': { tone: 'ok', text: 'This is what we have.' },
  'person-erased': { tone: 'ok', text: 'Erased: {detail}.' },
} as const satisfies Readonly<
  Record<string, { tone: 'ok' | 'error' | 'info'; text: string; untold?: string }>
>;

/** What a handler may say was done: a code without words does not compile. */
export type NoticeCode = keyof typeof deskNotices;

/** Notices that promise an email. Each names, as `untold`, what is said instead when none can go. */
export type PromiseCode = {
  [Code in NoticeCode]: (typeof deskNotices)[Code] extends { untold: NoticeCode } ? Code : never;
}[NoticeCode];

/** What is said in the place of a notice that promises an email. */
export type UntoldOf<Code extends NoticeCode> = Code extends PromiseCode
  ? (typeof deskNotices)[Code]['untold']
  : never;
export type UntoldCode = UntoldOf<PromiseCode>;
