import type { FormMessages } from '@/lib/leads/form-definition';
import { site } from './site';

/** Texts of the door itself, whichever form was posted. */
export const formMessages = {
  problemTitle: 'There is a problem',
  checkFields: 'Please check the marked fields and send the form again.',
  checkThisField: 'Please check this field',
  checkTheseFields: 'Please check these fields',
  failed: 'Something went wrong. Please try again or call us directly.',
  unsent: 'We cannot say whether it arrived. Everything you typed is still here. Sending it again is safe.',
  limited: `Several messages have come from your connection in a short time, so this one is not sent yet. Your text is kept. Please send it again in {wait}, or call us on ${site.phone.display}.`,
  foreignPost: 'This form was sent from another website. Please send it again from this page.',
  unknownForm: 'We do not know this form. Please use one of the forms on our pages.',
  unreadable: 'The form did not arrive whole. Please send it again.',
  tooLarge: `That is more text than the form can take. Please shorten it, or email ${site.email}.`,
  tooManyFields: 'That is more fields than any of our forms has.',
  wrongType: 'Forms are taken as application/x-www-form-urlencoded.',
  tooLong: '{label} must be {max} characters or fewer',
  backHome: 'Back to the home page',
  goBack: 'Go back',
  contact: 'Contact us',
  siteName: site.name,
  lateNote:
    'Your details are with us. They came after the promotion’s end, so we will tell you first which of these steps we can still offer.',
  lateSuccess: `Thank you! Your details are with us. The promotion has ended, so we'll be in touch about what we can do for you now.`,
} as const satisfies FormMessages;
