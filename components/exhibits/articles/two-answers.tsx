import { Shop } from '@/components/drawings/shop';
import { twoAnswers as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** One question at night, and what two bots write back. */
export function TwoAnswers() {
  const rows = words.bots.map(({ name, lines, end }) => [name, lines.join(' '), end] as const);
  return (
    <ArticleFigure name="two-answers" words={words} rows={rows} isSample>
      <div className="fig-night night">
        <p className="fig-clock">{words.time}</p>
        {words.bots.map(({ id, name, lines, end }) => (
          <div key={id} className={`fig-chat fig-chat-${id}`}>
            <p className="fig-verdict">
              <Verdict isGood={id === 'good'} />
              {name}
            </p>
            <p className="fig-bubble fig-asks">{words.question}</p>
            {lines.map(line => (
              <p key={line} className="fig-bubble">
                {line}
              </p>
            ))}
            <p className="fig-end">{end}</p>
          </div>
        ))}
        <Shop shop="dentist" sky={300} className="fig-shop" />
      </div>
    </ArticleFigure>
  );
}

function Verdict({ isGood }: { isGood: boolean }) {
  return (
    <svg viewBox="0 0 32 32">
      <circle cx="16" cy="16" r="16" />
      <path d={isGood ? 'M8 17l6 6L25 10' : 'M10 10l12 12M22 10L10 22'} />
    </svg>
  );
}
