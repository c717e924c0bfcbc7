/** What other features may use of the forms: how one is defined, checked and read, and its page with the errors in place. */
export { asFailed, holdOff, isFromScript, refuseForm, type FormRefusal } from './parse';
export {
  LEAD_FORM_NAMES,
  type AccountFormName,
  type CheckupFormName,
  type FormDefinition,
  type FormDefinitions,
  type FormName,
  type LeadFormName,
} from './define';
export { readFields } from './fields';
export { readFormPost, type LeadSubmission, type ParsedPost } from './parse';
export { checkFields, type FieldError, type Fields, type FormAttempt } from './schema';
