import { Bar } from '@/components/exhibits/bars';
import { titleRuler as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Two page titles, each part as long as its characters, on one ruler. */
export function TitleRuler() {
  const titles = words.titles.map(({ name, parts }) => {
    const text = parts.map(part => part.text).join('');
    return { name, parts, text, tells: parts.map(part => part.name).join(', ') };
  });
  const label = titles
    .map(({ text, tells }) => `“${text}”, ${text.length} ${words.of}: ${tells.toLowerCase()}`)
    .join('. ');
  const rows = titles.map(({ text, tells }) => [text, tells, text.length] as const);
  return (
    <ArticleFigure name="title-ruler" words={{ ...words, label: `${label}.` }} rows={rows} isSample>
      <div className="grid gap-6 p-6 rounded-card bg-marigold-soft">
        {titles.map(({ name, parts, text }) => (
          <div key={name}>
            <p className="mb-2 text-label/[1.3]">
              <b className="block">
                {name}: {text.length} {words.of}
              </b>
              {text}
            </p>
            <div className="fig-ruler">
              {parts.map(({ id, text: part }) => (
                <Bar
                  key={id}
                  value={part.length}
                  most={words.longest}
                  look={LOOKS[id]}
                  className="h-[34px]"
                />
              ))}
            </div>
            <div className="flex mt-1 font-bold">
              {parts.map(({ id, mark, text: part }) => (
                <svg
                  key={id}
                  className="flex-none overflow-visible fill-current"
                  width={widthOf(part)}
                  height="22"
                >
                  <text x="2" y="17">
                    {mark}
                  </text>
                </svg>
              ))}
            </div>
          </div>
        ))}
      </div>
    </ArticleFigure>
  );
}

function widthOf(part: string): string {
  return `${((part.length / words.longest) * 100).toFixed(2)}%`;
}

const LOOKS = { what: 'solid', where: 'hatch', who: 'dots', nothing: 'open' } as const;
