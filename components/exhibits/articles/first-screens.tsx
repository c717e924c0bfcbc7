import { Shop } from '@/components/drawings/shop';
import { firstScreens as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** The first screen of one shop on two phones: a slogan, and answers. */
export function FirstScreens() {
  const { before, after, answers } = words;
  const rows = answers.map(({ ask, answer }) => [ask, words.none, answer] as const);
  return (
    <ArticleFigure name="first-screens" words={words} rows={rows} isSample>
      <div className="fig-phones">
        <div className="fig-phone">
          <p className="fig-state">{before.name}</p>
          <div className="fig-screen fig-slogan paper">
            <Shop shop="florist" sky={300} className="day" />
            <b>{before.headline}</b>
            <span className="fig-dots" />
            <span className="fig-ghost">{before.button}</span>
          </div>
        </div>
        <div className="fig-phone">
          <p className="fig-state">{after.name}</p>
          <div className="fig-screen paper">
            <b className="fig-name">{words.shop}</b>
            <b className="fig-head">{after.headline}</b>
            <ul>
              {answers.slice(0, 3).map(({ ask, answer }) => (
                <li key={ask}>{answer}</li>
              ))}
            </ul>
            <span className="fig-call">{after.button}</span>
          </div>
        </div>
      </div>
    </ArticleFigure>
  );
}
