import { boxStack as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Seven boxes: as a tray, stacked as on a phone, and stacked as people ask. */
export function BoxStack() {
  const rows = words.boxes.map((box, index) => [String(index + 1), box, words.order[index] ?? ''] as const);
  return (
    <ArticleFigure name="box-stack" words={words} rows={rows} isSample>
      <div className="fig-boxes grid grid-cols-2 gap-x-4 gap-y-6 p-6 rounded-card bg-mist">
        <Boxes className="fig-bento col-span-full" name={words.tray} boxes={words.boxes} />
        <Boxes className="fig-column" name={words.unsorted} boxes={words.boxes} />
        <Boxes className="fig-column" name={words.sorted} boxes={words.order} />
      </div>
    </ArticleFigure>
  );
}

function Boxes({ className, name, boxes }: { className: string; name: string; boxes: readonly string[] }) {
  return (
    <div className={className}>
      <p className="mb-2 font-bold leading-tight">{name}</p>
      <ol className="grid gap-1 p-2 rounded-card bg-slate-20">
        {boxes.map((box, index) => (
          <li key={box} className={box === KEY ? 'fig-key' : undefined}>
            <i className="min-w-[1.1em] font-display not-italic font-extrabold">{index + 1}</i>
            {box}
          </li>
        ))}
      </ol>
    </div>
  );
}

const [KEY] = words.order;
