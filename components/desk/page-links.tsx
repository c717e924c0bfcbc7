import { Icon } from '@/components/ui/icon';
import type { Page } from '@/lib/desk/cursor';
import { listAddress } from '@/lib/desk/list-query';

/** The neighbors of a page of a list. They name rows, not numbers: what comes meanwhile moves nothing. */
export function PageLinks<Row>({ page: { newer, older }, path, filter, words }: PageLinksProps<Row>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={words.label} className="flex flex-wrap gap-x-6 gap-y-2">
      {newer ? (
        <>
          <a className="text-link" href={listAddress(path, filter, null)}>
            {words.first}
          </a>
          <a className="text-link" rel="prev" href={listAddress(path, filter, newer)}>
            <Icon name="chevron-left" /> {words.newer}
          </a>
        </>
      ) : null}
      {older ? (
        <a className="text-link" rel="next" href={listAddress(path, filter, older)}>
          {words.older} <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}

type PageLinksProps<Row> = {
  page: Page<Row>;
  path: string;
  filter: readonly [string, string][];
  words: { newer: string; older: string; first: string; label: string };
};
