import { parsePost as parse, type ParsedPost } from '@/lib/forms/parse';

/** The promotion's form, filled in as its document has it. */
export const PROMOTION_POST = {
  'form-name': 'christmas-in-july-form',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  businessName: 'Ruiz Bakery',
  phoneNumber: '(555) 014-2018',
  businessType: 'restaurant',
  businessWebsite: '',
};

/** A whole sign-up. The blanks belong to the password. */
export const SIGN_UP_POST = {
  'form-name': 'signup-form',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  password: ' long enough ',
  agreeTerms: 'true',
};

/** Reads a post with the site's own forms and words. */
export function parseFields(post: Record<string, string> | URLSearchParams): ParsedPost {
  return parse(new URLSearchParams(post));
}
