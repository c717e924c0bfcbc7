import { Icon } from '@/components/ui/icon';
import { oddSign as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** A search and the categories of four shops, each on a hanging sign: the one that differs is not on the map. */
export function OddSign() {
  const rows = words.signs.map(
    ({ name, category, isOn }) => [name, category, isOn ? words.on : words.off] as const,
  );
  return (
    <ArticleFigure name="odd-sign" words={words} rows={rows} isSample>
      <div className="fig-wall">
        <p className="fig-search paper">
          <Icon name="search" className="size-5" />
          {words.search}
        </p>
        <ul>
          {words.signs.map(({ name, category, isOn }) => (
            <li key={name} className={isOn ? 'fig-on' : 'fig-off'}>
              <b>{category}</b>
              <span>{name}</span>
              <i>{isOn ? words.on : words.off}</i>
            </li>
          ))}
        </ul>
      </div>
    </ArticleFigure>
  );
}
