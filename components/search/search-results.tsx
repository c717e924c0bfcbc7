import { ButtonLink } from '@/components/ui/button';
import { searchTypes, searchWords } from '@/content/search';
import { routes } from '@/lib/routes';
import { markMatches } from '@/lib/search/mark-matches';
import type { SearchAnswer, SearchResult, SearchType } from '@/lib/search/search-document';

/** What a query found: the filter with its counts, the line that says how many, and the cards. */
export function SearchResults({ answer, type }: { answer: SearchAnswer; type: SearchType | null }) {
  const { query, corrected, results } = answer;
  if (results.length === 0) return <NothingFound />;
  const shown = results.filter(result => type === null || result.type === type);
  return (
    <>
      <Filters query={query} results={results} type={type} />
      {corrected === null ? null : (
        <p className="mt-6">
          {searchWords.corrected.shown} <strong>{corrected}</strong>. {searchWords.corrected.instead} “{query}
          ”.
        </p>
      )}
      <output className="mt-6 block font-[650]">{foundLine({ count: shown.length, type, query })}</output>
      <ul className="mt-4" aria-label={searchWords.results}>
        {shown.map(result => (
          <ResultCard key={result.id} result={result} query={corrected ?? query} />
        ))}
      </ul>
    </>
  );
}

function Filters({
  query,
  results,
  type,
}: {
  query: string;
  results: SearchResult[];
  type: SearchType | null;
}) {
  const counted = searchTypes
    .map(({ id, plural }) => ({
      id,
      label: plural,
      count: results.filter(result => result.type === id).length,
    }))
    .filter(({ count }) => count > 0);
  const all = { id: null, label: searchWords.all, count: results.length };
  return (
    <form
      action={routes.search()}
      method="get"
      aria-label={searchWords.filters}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="q" value={query} />
      {[all, ...counted].map(({ id, label, count }) => (
        <button
          key={label}
          {...(id === null ? {} : { name: 'type', value: id })}
          aria-pressed={id === type}
          className="min-h-11 cursor-pointer rounded-button bg-mist px-4 font-[650] hover:bg-marigold-soft aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label} ({count})
        </button>
      ))}
    </form>
  );
}

function ResultCard({ result, query }: { result: SearchResult; query: string }) {
  const label = searchTypes.find(({ id }) => id === result.type)?.label;
  return (
    <li>
      <a href={result.url} className="block border-b border-line py-5 hover:bg-mist">
        <h2 className="text-h3">
          <Marked text={result.title} query={query} />
        </h2>
        <p className="mt-2 max-w-[46em]">
          <Marked text={result.excerpt} query={query} />
        </p>
        <p className="soft mt-2 text-small">
          {label} · {result.url}
        </p>
      </a>
    </li>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-marigold-soft text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function NothingFound() {
  const { title, hint, products, services } = searchWords.none;
  return (
    <div>
      <h2>
        <output>{title}</output>
      </h2>
      <p className="mt-3 text-lede">{hint}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={routes.products()}>{products}</ButtonLink>
        <ButtonLink href={routes.services()} variant="line">
          {services}
        </ButtonLink>
      </p>
    </div>
  );
}

function foundLine({
  count,
  type,
  query,
}: {
  count: number;
  type: SearchType | null;
  query: string;
}): string {
  const word = searchTypes.find(({ id }) => id === type)?.word;
  const pattern = count === 1 ? searchWords.found.one : searchWords.found.many;
  return pattern
    .replace('{n}', () => String(count))
    .replace('{type}', () => (word ? `${word} ` : ''))
    .replace('{query}', () => query);
}
