import { TextLink } from '@/components/ui/text-link';
import type { CustomerRequest } from '@/lib/accounts/ports';
import { routes } from '@/lib/routes';
import { formatDay } from './format-day';

/** What the customer sent us. */
export function RequestList({ requests, words, timeZone }: RequestListProps) {
  return (
    <div>
      <h2 className="text-h3">{words.title}</h2>
      {requests.length === 0 ? (
        <p className="soft mt-4">
          {words.none} <TextLink href={routes.contact()}>{words.contact}</TextLink>
        </p>
      ) : (
        <ul className="mt-5 border-t-2 border-ink">
          {requests.map(({ id, formName, receivedAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-4">
              <span className="font-[650]">{words.kinds[formName] ?? formName}</span>
              <span className="soft">{formatDay(receivedAt, timeZone)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type RequestListProps = {
  requests: readonly CustomerRequest[];
  words: { title: string; none: string; contact: string; kinds: Readonly<Record<string, string>> };
  timeZone: string;
};
