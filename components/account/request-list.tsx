import { PromiseText } from '@/components/requests/promise-text';
import { TextLink } from '@/components/ui/text-link';
import { nameRequest, type ListedRequest } from '@/lib/leads/requests';
import { routes } from '@/lib/site/routes';
import { formatLongDate } from './format-long-date';

/** What the customer sent us, and its state. */
export function RequestList({ requests, words, standing, timeZone }: RequestListProps) {
  return (
    <div>
      <h2 className="text-h3">{words.title}</h2>
      {requests.length === 0 ? (
        <p className="soft mt-4">
          {words.none} <TextLink href={routes.contact()}>{words.contact}</TextLink>
        </p>
      ) : (
        <ul className="mt-5 border-t-2 border-ink">
          {requests.map(({ id, formName, receivedAt, state, promise, token }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
              <span className="font-[650]">{nameRequest(formName)}</span>
              <span className="soft sm:text-right">{formatLongDate(receivedAt, timeZone)}</span>
              {token === null ? null : (
                <>
                  <span className="soft text-small">
                    {standing.states[state]}
                    {promise ? (
                      <>
                        . <PromiseText promise={promise} words={standing.promise} timeZone={timeZone} />
                      </>
                    ) : null}
                  </span>
                  <span className="sm:text-right">
                    <TextLink href={routes.request(token)}>
                      {words.follow}
                      <span className="sr-only">
                        {' '}
                        {nameRequest(formName)}, {formatLongDate(receivedAt, timeZone)}
                      </span>
                    </TextLink>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RequestListProps = {
  requests: readonly ListedRequest[];
  words: {
    title: string;
    none: string;
    contact: string;
    follow: string;
  };
  standing: {
    states: Readonly<Record<ListedRequest['state'], string>>;
    promise: Parameters<typeof PromiseText>[0]['words'];
  };
  timeZone: string;
};
