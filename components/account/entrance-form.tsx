import { Fragment, type ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { FormShell, type ShellMessages } from '@/components/forms/form-shell';
import { ShellSubmitButton } from '@/components/forms/shell-parts';
import type { AccountFormName, FormDefinition } from '@/lib/leads/form-definition';
import { Entrance } from './entrance';
import { ShowPasswords } from './show-passwords';

/** The sign-in or sign-up form, drawn from its definition. Without scripts the same post ends on the account page. */
export function EntranceForm({ name, definition, words, next, children }: EntranceFormProps) {
  const lastPassword = definition.fields.findLast(field => field.rule === 'password');
  return (
    <Entrance {...definition.success} next={next}>
      <FormShell
        name={name}
        definition={definition}
        messages={words}
        failureTitle={words.failedTitle}
        className="[&_[data-copy-form]]:hidden"
      >
        <div className="grid gap-[18px]">
          {definition.fields.map(field => (
            <Fragment key={field.name}>
              <Field
                form={name}
                field={field.name === 'password' && words.hint ? { ...field, hint: words.hint } : field}
              />
              {field === lastPassword ? <ShowPasswords label={words.showPasswords} /> : null}
            </Fragment>
          ))}
        </div>
        <div className="mt-5">
          <ShellSubmitButton {...definition.submit} />
        </div>
        {children ? <div className="soft mt-3.5 text-small">{children}</div> : null}
      </FormShell>
    </Entrance>
  );
}

type EntranceFormProps = {
  name: AccountFormName;
  definition: FormDefinition;
  words: ShellMessages & { failedTitle: string; showPasswords: string; hint?: string };
  /** Where to, once signed in. */
  next: string;
  /** Small print under the button. */
  children?: ReactNode;
};
