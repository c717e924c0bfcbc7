import { site } from '@/content/site';
import type { FormMessages } from '@/lib/forms/define';

/** Messages of the form endpoint, for every form. */
export const formMessages = {
  problemTitle: 'There is a problem',
  checkFields: 'Please check the marked fields and send the form again.',
  checkThisField: 'Please check this field',
  checkTheseFields: 'Please check these fields',
  failed: 'Something went wrong. Please try again or call us directly.',
  unsent:
    'We can’t tell whether it reached us. What you typed is still here, and it’s safe to send it again.',
  limited: `Too many messages have come from your connection, so this one wasn’t sent. Your text is still here. Please send it again in {wait}, or call us at ${site.phone.display}.`,
  foreignPost: 'This form was sent from another website. Please send it again from this page.',
  unknownForm: 'We don’t know this form. Please use one of the forms on our pages.',
  unreadable: 'Part of your form didn’t reach us. Please send it again.',
  tooLarge: `That is more text than the form can take. Please shorten it, or email ${site.email}.`,
  tooManyFields: 'That is more fields than any of our forms have.',
  wrongType: 'Send the form as application/x-www-form-urlencoded.',
  tooLong: '{label} must be {max} characters or fewer',
  backHome: 'Back to the home page',
  goBack: 'Go back',
  contact: 'Contact us',
  siteName: site.name,
  lateNote:
    'We have your details. They reached us after the promotion ended, so we’ll first tell you which of these steps we can still offer.',
  lateSuccess: `Thank you! We have your details. The promotion has ended, so we'll be in touch about what we can do for you now.`,
} as const satisfies FormMessages;
