import { Shop } from '@/components/drawings/shop';
import { firstScreens as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** The first screen of one shop on two phones: a slogan, and answers. */
export function FirstScreens() {
  const { before, after, answers } = words;
  const rows = answers.map(({ ask, answer }) => [ask, words.none, answer] as const);
  return (
    <ArticleFigure name="first-screens" words={words} rows={rows} isSample>
      <div className="grid grid-cols-2 gap-4 justify-items-center pt-6 px-4 overflow-hidden rounded-card bg-rose">
        <div className="flex flex-col w-full max-w-[250px]">
          <p className="mb-2 font-bold text-center">{before.name}</p>
          <div className="fig-screen fig-slogan gap-4 items-center pt-0 bg-rose-89 text-center paper">
            <Shop shop="florist" sky={300} className="day" />
            <b className="font-display text-name/[1.1] font-medium">{before.headline}</b>
            <span className="fig-dots" />
            <span className="py-2 px-3 border-2 border-ink-fixed text-small">{before.button}</span>
          </div>
        </div>
        <div className="flex flex-col w-full max-w-[250px]">
          <p className="mb-2 font-bold text-center">{after.name}</p>
          <div className="fig-screen paper">
            <b className="text-small">{words.shop}</b>
            <b className="mt-2 mb-3 font-display text-h3/[1.08] font-extrabold">{after.headline}</b>
            <ul>
              {answers.slice(0, 3).map(({ ask, answer }) => (
                <li key={ask} className="py-2 border-t border-t-kerb-soft font-[650] leading-[1.2]">
                  {answer}
                </li>
              ))}
            </ul>
            <span className="mt-auto py-4 px-2 rounded-button bg-pin-fixed text-white font-bold leading-[1.2] text-center">
              {after.button}
            </span>
          </div>
        </div>
      </div>
    </ArticleFigure>
  );
}
