import { Button } from '@/components/ui/button';
import type { PasswordFormName } from '@/content/account';
import type { SignedInBrowser } from '@/lib/accounts/sessions';
import type { FormDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatLongDate } from './format-long-date';
import { ProofFields } from './proof-fields';

/**
 * The browsers that are signed in; each but this one can be signed out, or all of them at once. One form, so one
 * password, when it is asked for; Enter in its field signs out all of them.
 */
export function SessionList({ sessions, currentId, form, words, timeZone, ...rest }: SessionListProps) {
  return (
    <form
      id={SESSIONS_FORM}
      method="post"
      action={routes.accountAction('sign-out-everywhere')}
      aria-labelledby="sessions-title"
    >
      <h3 id="sessions-title" className="mt-7 font-display text-label font-[750]">
        {words.sessions}
      </h3>
      {rest.needsPassword ? (
        <ProofFields form={SESSIONS_FORM} fields={form.fields} hint={words.endHint} errors={rest.errors} />
      ) : null}
      <div className="mt-4">
        <Button type="submit" variant="line" size="sm">
          {form.submit.label}
        </Button>
      </div>
      <ul className="mt-3 border-t border-line">
        {sessions.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-bold">
                {session.browser ?? words.unknownBrowser}
                {session.id === currentId ? <span className="soft"> ({words.thisBrowser})</span> : null}
              </p>
              <p className="soft text-small">
                {fillText(words.signedIn, {
                  since: formatLongDate(session.createdAt, timeZone),
                  seen: formatLongDate(session.lastSeenAt, timeZone),
                })}
              </p>
            </div>
            {session.id === currentId ? null : <EndSession session={session} words={words} />}
          </li>
        ))}
      </ul>
    </form>
  );
}

/** As `passwordForms` names it. */
const SESSIONS_FORM = 'end-sessions' satisfies PasswordFormName;

function EndSession({ session, words }: { session: SignedInBrowser; words: SessionWords }) {
  return (
    <Button
      type="submit"
      variant="line"
      size="sm"
      name="session"
      value={session.id}
      formAction={routes.accountAction('end-session')}
    >
      {words.endSession}
      <span className="sr-only"> {session.browser ?? words.unknownBrowser}</span>
    </Button>
  );
}

export type SessionWords = Record<
  'sessions' | 'unknownBrowser' | 'thisBrowser' | 'signedIn' | 'endSession' | 'endHint',
  string
>;

type SessionListProps = {
  sessions: readonly SignedInBrowser[];
  currentId: string;
  form: FormDefinition;
  /** False for a moment after a sign-in. */
  needsPassword: boolean;
  errors: readonly FieldError[];
  words: SessionWords;
  timeZone: string;
};
