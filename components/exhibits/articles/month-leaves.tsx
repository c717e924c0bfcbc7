import { monthLeaves as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Fifteen calendar leaves for each setting: those that are kept, and those that were torn off. */
export function MonthLeaves() {
  const rows = words.settings.map(({ name, oldest, answer }) => [name, oldest, answer] as const);
  return (
    <ArticleFigure name="month-leaves" words={words} rows={rows}>
      <div className="fig-strips grid gap-6 p-6 rounded-card bg-sky">
        {words.settings.map(({ id, name, keepMonths, answer }) => (
          <div key={id}>
            <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 mb-2">
              <b>{name}</b> <span className="font-bold">{answer}</span>
            </p>
            <ol className="grid grid-cols-15 gap-1">
              {words.months.map((month, index) => (
                <li key={index} className={leafClass(index, keepMonths)}>
                  {month}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </ArticleFigure>
  );
}

function leafClass(index: number, months: number): string {
  const isKept = index >= words.months.length - months;
  const isJune = index === words.lastJune;
  const torn = `border-2 border-dashed ${isJune ? 'border-pin text-ink' : 'border-control text-soft'}`;
  return `${isKept ? KEPT : torn}${isJune ? ' fig-june relative' : ''}`;
}

const KEPT = 'fig-kept border-t-9 border-t-(color:--b-red) bg-(--b-white) text-ink-fixed shadow-near';
