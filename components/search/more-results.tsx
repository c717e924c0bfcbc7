import { ButtonLink } from '@/components/ui/button';
import { searchLimits, searchWords } from '@/content/search';
import { searchAddress, type SearchRequest } from '@/lib/search/query';
import { fillText } from '@/lib/site/text';
import { firstAfter } from './result-list';

/** The way to the rest, below the list: the same page with more of it, at the first result that it adds. */
export function MoreResults({ search, left }: { search: SearchRequest; left: number }) {
  const { query, type, show } = search;
  const { shownResults } = searchLimits;
  const { one, many } = searchWords.more;
  const address = searchAddress(query, { type, show: show + shownResults });
  return (
    <p className="mt-8">
      <ButtonLink href={`${address}#${firstAfter(show)}`} variant="line">
        {left === 1 ? one : fillText(many, { n: String(Math.min(left, shownResults)) })}
      </ButtonLink>
    </p>
  );
}
