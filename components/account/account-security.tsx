import { Island } from '@/components/islands/island';
import { Button } from '@/components/ui/button';
import { passkeysToo, type passwordForms, type PasswordFormName } from '@/content/account';
import type { SignedInBrowser } from '@/lib/accounts/sessions';
import type { Notice } from '@/lib/accounts/sessions';
import type { FieldDefinition, FormDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { Fold } from './fold';
import { SessionList, type SessionWords } from './session-list';

/** Signing out here and elsewhere, the password, and the way out for good. */
export function AccountSecurity(props: AccountSecurityProps) {
  const { words, forms, sessions, problems, factor, passkeys, ...rest } = props;
  const withFactor = (form: FormDefinition): FormDefinition =>
    factor ? { ...form, fields: [...form.fields, factor] } : form;
  const formOf = (form: (typeof FOLDS)[number]['form']): FormDefinition => {
    const definition: FormDefinition = forms[form];
    const extra = form === 'change-password' && passkeys !== '' ? [passkeysField(passkeys)] : [];
    return withFactor({ ...definition, fields: [...definition.fields, ...extra] });
  };
  const errorsOf = (form: PasswordFormName): readonly FieldError[] =>
    problems?.form === form ? problems.errors : [];
  return (
    <div>
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-4">
        {sessions.length === 1 ? words.here : fillText(words.elsewhere, { count: String(sessions.length) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <form data-signs-out method="post" action={routes.accountAction('sign-out')}>
          <Button type="submit" variant="ink" size="sm">
            {words.signOut}
          </Button>
        </form>
      </div>
      {sessions.length === 1 ? null : (
        <SessionList
          sessions={sessions}
          form={withFactor(forms['end-sessions'])}
          errors={errorsOf('end-sessions')}
          words={words}
          {...rest}
        />
      )}
      {FOLDS.map(({ form, lede, button }) => (
        <Fold key={form} title={forms[form].title} isOpen={errorsOf(form).length > 0}>
          {lede ? <p className="mb-5">{words[lede]}</p> : null}
          {form === 'change-password' && passkeys !== '' ? <p className="mb-5">{words.keepHint}</p> : null}
          <Island
            name="password-form"
            form={form}
            definition={formOf(form)}
            action={routes.accountAction(form)}
            attempt={{ values: problems?.typed ?? {}, errors: errorsOf(form), message: null }}
            button={button}
            showPasswords={words.showPasswords}
            tooLong={words.tooLong}
          />
        </Fold>
      ))}
    </div>
  );
}

function passkeysField(passkeys: string): FieldDefinition {
  return { ...passkeysToo, label: fillText(passkeysToo.label, { passkeys }) };
}

const FOLDS = [
  { form: 'change-password', lede: null, button: 'primary' },
  { form: 'change-email', lede: 'change', button: 'primary' },
  { form: 'delete-account', lede: 'text', button: 'line' },
] as const;

type AccountSecurityProps = {
  words: Record<
    'title' | 'signOut' | 'here' | 'elsewhere' | 'keepHint' | 'change' | 'text' | 'showPasswords' | 'tooLong',
    string
  > &
    SessionWords;
  forms: typeof passwordForms;
  /** The browsers that are signed in. */
  sessions: readonly SignedInBrowser[];
  currentId: string;
  timeZone: string;
  /** False for a moment after a sign-in: then other browsers are signed out without it. */
  needsPassword: boolean;
  /** What staff are asked for besides the password; null for customers, and for a moment after it was right. */
  factor: FieldDefinition | null;
  /** The account's passkeys, named in one text; empty when there are none. */
  passkeys: string;
  problems: Extract<Notice, { kind: 'problems' }> | null;
};
