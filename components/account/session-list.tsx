import { Button } from '@/components/ui/button';
import type { SignedInBrowser } from '@/lib/accounts/ports';
import { routes } from '@/lib/routes';
import { formatDay } from './format-day';

/** The browsers that are signed in; each but this one can be signed out. */
export function SessionList({ sessions, currentId, words, timeZone }: SessionListProps) {
  return (
    <>
      <h3 className="mt-7 font-display text-[1.15rem] font-[750]">{words.sessions}</h3>
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
                {words.signedIn
                  .replace('{since}', formatDay(session.createdAt, timeZone))
                  .replace('{seen}', formatDay(session.lastSeenAt, timeZone))}
              </p>
            </div>
            {session.id === currentId ? null : <EndSession session={session} words={words} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function EndSession({ session, words }: { session: SignedInBrowser; words: SessionWords }) {
  return (
    <form method="post" action={routes.accountAction('end-session')}>
      <input type="hidden" name="session" value={session.id} />
      <Button type="submit" variant="line" size="sm">
        {words.endSession}
        <span className="sr-only"> {session.browser ?? words.unknownBrowser}</span>
      </Button>
    </form>
  );
}

export type SessionWords = Record<
  'sessions' | 'unknownBrowser' | 'thisBrowser' | 'signedIn' | 'endSession',
  string
>;

type SessionListProps = {
  sessions: readonly SignedInBrowser[];
  currentId: string;
  words: SessionWords;
  timeZone: string;
};
