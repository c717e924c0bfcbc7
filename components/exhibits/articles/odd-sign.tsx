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
        <p className="flex gap-3 items-center w-fit mx-auto mb-6 py-2 pr-6 pl-4 rounded-panel font-[650] paper">
          <Icon name="search" className="size-5" />
          {words.search}
        </p>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-6 border-t-7 border-t-(color:--b-iron) sm:grid-cols-4">
          {words.signs.map(({ name, category, isOn }) => (
            <li key={name} className={isOn ? 'fig-on' : 'fig-off'}>
              <b className="font-display text-lede/[1.05] font-extrabold">{category}</b>
              <span>{name}</span>
              <i>{isOn ? words.on : words.off}</i>
            </li>
          ))}
        </ul>
      </div>
    </ArticleFigure>
  );
}
