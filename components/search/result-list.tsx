import { searchLimits, searchTypes, searchWords } from '@/content/search';
import type { SearchResult } from '@/lib/search/query';
import { markMatches } from '@/lib/search/rank';
import { TypePlate } from './type-plate';

/** What was found, as rows of a directory, each a link. The words of `query` are marked in them. */
export function ResultList({ results, query }: { results: readonly SearchResult[]; query: string }) {
  return (
    <ul className="mt-5 border-t-2 border-ink" aria-label={searchWords.results}>
      {results.map((result, index) => (
        <ResultCard
          key={result.id}
          result={result}
          query={query}
          place={placeOf(index)}
          group={groupAt(results, index)}
        />
      ))}
    </ul>
  );
}

/** Where 'Show more' leads: the id of the link that is the first of those that it added. */
export function firstAfter(count: number): string {
  return `result-${count + 1}`;
}

function placeOf(index: number): string | undefined {
  return index > 0 && index % searchLimits.shownResults === 0 ? firstAfter(index) : undefined;
}

/** What the results from here on are called: a kind's first after the best has it. None where all are of one kind. */
function groupAt(results: readonly SearchResult[], index: number): string | undefined {
  const [type, before] = [results[index]?.type, index === BEST ? undefined : results[index - 1]?.type];
  if (index < BEST || type === before || results.every(result => result.type === type)) return undefined;
  return searchTypes.find(({ id }) => id === type)?.plural;
}

const BEST = searchLimits.bestResults;

function ResultCard({ result, query, place, group }: ResultCardProps) {
  const { id, title, excerpt, type, url, iconName } = result;
  return (
    <li id={id} className="border-b border-line">
      {group === undefined ? null : <p className="mt-10 border-b-2 border-ink pb-2 font-[650]">{group}</p>}
      <a id={place} href={url} className="group grid grid-cols-[44px_1fr] gap-x-3.5 py-5 md:gap-x-6">
        <TypePlate name={iconName} type={type} />
        <div className="min-w-0">
          <h2 className="text-h3 text-pretty group-hover:text-pin">
            <Marked text={title} query={query} />
          </h2>
          <p className="mt-1.5 max-w-[32em]">
            <Marked text={excerpt} query={query} />
          </p>
          <p className="soft mt-1.5 flex gap-x-3 text-small">
            <span className="flex-none font-[650]">{searchTypes.find(({ id }) => id === type)?.label}</span>
            <span className="min-w-0 truncate">{pathWords(url)}</span>
          </p>
        </div>
      </a>
    </li>
  );
}

/** Where a result stands, in words: "Terms policies and notices / Refund policy" for its address. */
function pathWords(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const steps = path.split('/').filter(Boolean);
  return steps.map(step => step[0]?.toUpperCase() + step.slice(1).replaceAll('-', ' ')).join(' / ') || 'Home';
}

type ResultCardProps = {
  result: SearchResult;
  query: string;
  place: string | undefined;
  group: string | undefined;
};

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-edge bg-marigold-soft text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
