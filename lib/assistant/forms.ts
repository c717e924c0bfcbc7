import { assistant } from '@/content/assistant';
import { email, name, phone } from '@/content/form-fields';
import type { FieldDefinition } from '@/lib/forms/define';

/** What the form to a person asks for: only the email address has to be given. */
export const sendFields: readonly FieldDefinition[] = [
  email,
  { ...name, isRequired: false },
  phone,
  {
    name: 'message',
    label: assistant.send.label,
    rule: 'long-text',
    isRequired: false,
    missing: '',
    invalid: '',
  },
];
