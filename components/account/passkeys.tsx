import { Island } from '@/components/islands/island';
import { type accountPages, type passwordForms, accountTexts } from '@/content/account';
import type { Passkey } from '@/lib/accounts/passkeys';
import type { FieldDefinition } from '@/lib/forms/define';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { DeviceList, type Proof } from './device-list';
import { Fold } from './fold';
import { formatLongDate } from './format-long-date';

/** The account's passkeys, and the form that adds one. */
export function Passkeys({ passkeys, words, timeZone, form, proof }: PasskeysProps) {
  return (
    <section aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-4">
        {words.text} {passkeys.length === 0 ? words.none : null}
      </p>
      {passkeys.length === 0 ? null : (
        <DeviceList
          devices={passkeys.map(passkey => ({ ...passkey, times: sayTimes(passkey, words, timeZone) }))}
          proof={proof}
          action="passkey-remove"
          field="passkey"
          remove={words.remove}
          unknownBrowser={words.unknownBrowser}
        />
      )}
      <Fold title={form.definition.title} isOpen={false} data-js-only>
        <Island
          name="password-form"
          form="add-passkey"
          definition={{ ...form.definition, fields: form.fields }}
          action={routes.accountAction('passkey-add')}
          button="primary"
          showPasswords={form.showPasswords}
          tooLong={form.tooLong}
          passkey={{
            declined: accountTexts.passkeys.notAdded,
            present: accountTexts.passkeys.present,
            failed: accountTexts.failed,
          }}
        />
      </Fold>
    </section>
  );
}

function sayTimes(
  { createdAt, lastUsedAt }: Passkey,
  words: PasskeysProps['words'],
  timeZone: string,
): string {
  const since = formatLongDate(createdAt, timeZone);
  if (lastUsedAt === null) return fillText(words.added, { since });
  return fillText(words.used, { since, used: formatLongDate(lastUsedAt, timeZone) });
}

type PasskeysProps = {
  passkeys: readonly Passkey[];
  words: (typeof accountPages)['account']['passkeys'];
  timeZone: string;
  proof: Proof;
  form: {
    definition: (typeof passwordForms)['add-passkey'];
    /** With the code that staff are asked for. */
    fields: readonly FieldDefinition[];
    showPasswords: string;
    tooLong: string;
  };
};
