import { monthLeaves as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Fifteen calendar leaves for each setting: those that are kept, and those that were torn off. */
export function MonthLeaves() {
  const rows = words.settings.map(({ name, oldest, answer }) => [name, oldest, answer] as const);
  return (
    <ArticleFigure name="month-leaves" words={words} rows={rows}>
      <div className="fig-strips">
        {words.settings.map(({ id, name, keepMonths, answer }) => (
          <div key={id}>
            <p>
              <b>{name}</b> <span>{answer}</span>
            </p>
            <ol>
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
  return `${isKept ? 'fig-kept' : 'fig-torn'}${isJune ? ' fig-june' : ''}`;
}
