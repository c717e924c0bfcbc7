import { boxStack as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Seven boxes: as a tray, stacked as on a phone, and stacked as people ask. */
export function BoxStack() {
  const rows = words.boxes.map((box, index) => [String(index + 1), box, words.order[index] ?? ''] as const);
  return (
    <ArticleFigure name="box-stack" words={words} rows={rows} isSample>
      <div className="fig-boxes">
        <Boxes className="fig-bento" name={words.tray} boxes={words.boxes} />
        <Boxes className="fig-column" name={words.unsorted} boxes={words.boxes} />
        <Boxes className="fig-column" name={words.sorted} boxes={words.order} />
      </div>
    </ArticleFigure>
  );
}

function Boxes({ className, name, boxes }: { className: string; name: string; boxes: readonly string[] }) {
  return (
    <div className={className}>
      <p>{name}</p>
      <ol>
        {boxes.map((box, index) => (
          <li key={box} className={box === KEY ? 'fig-key' : undefined}>
            <i>{index + 1}</i>
            {box}
          </li>
        ))}
      </ol>
    </div>
  );
}

const [KEY] = words.order;
