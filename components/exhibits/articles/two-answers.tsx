import { Shop } from '@/components/drawings/shop';
import { twoAnswers as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** One question at night, and what two bots write back. */
export function TwoAnswers() {
  const rows = words.bots.map(({ name, lines, end }) => [name, lines.join(' '), end] as const);
  return (
    <ArticleFigure name="two-answers" words={words} rows={rows} isSample>
      <div className="grid gap-6 overflow-hidden pt-6 px-6 border-b-12 border-b-slate-20 rounded-card bg-dusk-26 text-white sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr] sm:px-8 night">
        <p className="col-span-full text-marigold font-display text-name/none font-extrabold">{words.time}</p>
        {words.bots.map(({ id, name, lines, end }) => (
          <div key={id} className={`flex flex-col gap-2 items-start fig-chat-${id}`}>
            <p className="fig-verdict flex gap-2 items-center font-bold">
              <Verdict isGood={id === 'good'} />
              {name}
            </p>
            <p className="fig-bubble fig-asks self-end rounded-tl-card rounded-tr-edge rounded-br-card rounded-bl-card bg-dusk-46 text-white">
              {words.question}
            </p>
            {lines.map(line => (
              <p key={line} className="fig-bubble">
                {line}
              </p>
            ))}
            <p className="text-small italic">{end}</p>
          </div>
        ))}
        <Shop shop="dentist" sky={300} className="w-32 h-42 sm:self-end" />
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
