/** A form's definition. The data is in `content/lead-forms.ts` and `content/forms.ts`; pages, the server's rules and emails read the same entry. */
export type FormDefinition = {
  title: string;
  fields: readonly FieldDefinition[];
  submit: { label: string; busyLabel: string };
  /** What a visitor reads when the submission is stored. */
  success: SuccessWords;
  /** Read in its place when a field holds this value. */
  successWhen?: SuccessWords & { field: string; value: string };
};

export type SuccessWords = { title: string; message: string };

export type FieldDefinition = {
  /** The control's `name` attribute, as specified (docs/product/forms.md#fields). */
  name: string;
  label: string;
  rule: FieldRule;
  isRequired: boolean;
  /** Lifts `isRequired` while another field holds this value. */
  optionalWhen?: { field: string; value: string };
  /** For `choice`. */
  options?: readonly FieldOption[];
  /** Taken when the post leaves the field out. */
  fallback?: string;
  minLength?: number;
  /** For a repeated password: the field that it must equal, when it is posted at all. */
  sameAs?: string;
  autoComplete?: string;
  hint?: string;
  /** For `amount`: its limits, and the messages for other amounts. */
  amount?: { limits: AmountLimits; messages: Readonly<Record<AmountProblem, string>> };
  /** Shown when the field is empty. */
  missing: string;
  /** Shown when it is filled, but not acceptable. */
  invalid: string;
};

export type FieldRule =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'choice'
  | 'password'
  | 'agreement'
  | 'amount';

/** In cents. */
export type AmountLimits = { minimum: number; maximum: number };

export type AmountProblem = 'not-decimal' | 'too-small' | 'too-large';

export type FieldOption = { value: string; label: string };

export const LEAD_FORM_NAMES = [
  'christmas-in-july-form',
  'landing-form',
  'contact-form',
  'consultation-form',
  'questionnaire-form',
  'newsletter-form',
  'checkup-report-form',
] as const;

export type LeadFormName = (typeof LEAD_FORM_NAMES)[number];

export type AccountFormName = 'signin-form' | 'signup-form';

/** What starts a checkup: neither a lead nor about an account. */
export type CheckupFormName = 'checkup-form';

export type FormName = LeadFormName | AccountFormName | CheckupFormName;

export type FormDefinitions = Readonly<Record<FormName, FormDefinition>>;

/** Texts that belong to no single form. */
export type FormMessages = {
  problemTitle: string;
  checkFields: string;
  /** Over the list of the fields that are wrong, one or several. */
  checkThisField: string;
  checkTheseFields: string;
  failed: string;
  /** Said beside it where a script sent the form: what the visitor typed is still in it. */
  unsent: string;
  /** `{wait}` stands for a span such as "3 minutes". */
  limited: string;
  foreignPost: string;
  unknownForm: string;
  unreadable: string;
  tooLarge: string;
  tooManyFields: string;
  wrongType: string;
  /** `{label}` and `{max}` stand for the field's label and its limit. */
  tooLong: string;
  backHome: string;
  /** To the page that was posted from. */
  goBack: string;
  contact: string;
  siteName: string;
  /** Said on the page in place of the promotion form's own words after the promotion's end. */
  lateSuccess: string;
  /** Said to a script above the promotion's own steps: the visitor's clock still shows the offer. */
  lateNote: string;
};
