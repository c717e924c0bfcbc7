import type { ReactNode } from 'react';
import type { ButtonLook } from '@/components/ui/button-class';
import type { FormDefinition, LeadFormName } from '@/lib/leads/form-definition';
import { DefinitionField } from './definition-field';
import { FormShell, type ShellMessages } from './form-shell';
import { SentLink } from './sent-link';
import { SubmitButton } from './submit-button';
import { ThanksSlot } from './thanks-slot';

/**
 * A whole lead form, drawn from its definition in `content/forms.ts`, with the panel that takes its place once the
 * server has stored it. Without scripts the same post ends on `/thanks/{form}`.
 */
export function LeadForm({
  name,
  definition,
  messages,
  hasToast = false,
  isWide = false,
  submitVariant,
  values = {},
  note,
  children,
}: LeadFormProps) {
  return (
    <>
      <FormShell
        name={name}
        definition={definition}
        messages={messages}
        toast={hasToast ? definition.success.message : undefined}
      >
        <div className={`grid gap-[18px] ${isWide ? 'sm:grid-cols-2' : ''}`}>
          {definition.fields.map(field => (
            <DefinitionField key={field.name} form={name} field={field} defaultValue={values[field.name]} />
          ))}
        </div>
        <div className="mt-[26px]">
          <SubmitButton {...definition.submit} variant={submitVariant} block />
        </div>
        {note ? <div className="soft mt-3.5 text-small">{note}</div> : null}
      </FormShell>
      <ThanksSlot name={name}>
        {children}
        <SentLink form={name} />
      </ThanksSlot>
    </>
  );
}

type LeadFormProps = {
  name: LeadFormName;
  definition: FormDefinition;
  messages: ShellMessages;
  /** The thanks are said in a toast too; the panel then has other words for them. */
  hasToast?: boolean;
  /** Two fields in a row where there is room. */
  isWide?: boolean;
  /** Another look for the button, where it stands beside the one that matters most. */
  submitVariant?: ButtonLook['variant'];
  /** First values by field, such as an inquiry from the address. */
  values?: Partial<Record<string, string>>;
  /** Small print under the button. */
  note?: ReactNode;
  /** The thanks panel. */
  children: ReactNode;
};
