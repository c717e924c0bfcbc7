import { Icon } from '@/components/ui/icon';
import { pagesForQuestions as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Searches at the left, the page that each leads to at the right: first one for three of them, then one for each. */
export function PagesForQuestions() {
  const rows = words.searches.map(
    ({ words: search, before, page, after }) => [search, before, `${page}: ${after}`] as const,
  );
  return (
    <ArticleFigure name="pages-for-questions" words={words} rows={rows} isSample>
      <div className="grid gap-3 p-6 rounded-card bg-wood-80 text-ink-fixed dark:bg-wood-33 dark:text-white">
        <p className="font-bold">{words.before.note}</p>
        <div className="fig-match fig-before">
          <div>
            {words.searches.slice(0, 3).map(search => (
              <Search key={search.words} text={search.words} />
            ))}
          </div>
          <svg viewBox="0 0 60 150" preserveAspectRatio="none">
            <path d="M2 22Q40 22 58 75M2 75H58M2 128Q40 128 58 75" vectorEffect="non-scaling-stroke" />
          </svg>
          <Sheet name={words.before.name} text={words.before.text} />
        </div>
        <p className="font-bold mt-3">{words.note}</p>
        {words.searches.map(({ words: search, page, after }) => (
          <div key={search} className="fig-match">
            <Search text={search} />
            <svg viewBox="0 0 60 20" preserveAspectRatio="none">
              <path d="M2 10H58" vectorEffect="non-scaling-stroke" />
            </svg>
            <Sheet name={page} text={after} />
          </div>
        ))}
      </div>
    </ArticleFigure>
  );
}

function Search({ text }: { text: string }) {
  return (
    <p className="fig-slip flex gap-2 items-center py-2 px-4 rounded-panel font-[650] leading-[1.2] paper">
      <Icon name="search" className="size-4" />
      {text}
    </p>
  );
}

function Sheet({ name, text }: { name: string; text: string }) {
  return (
    <p className="fig-sheet paper">
      <b className="block font-display text-body/[1.2]">{name}</b>
      {text}
    </p>
  );
}
