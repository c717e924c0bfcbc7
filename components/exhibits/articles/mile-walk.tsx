import { lamp, skyline, tree } from '@/components/drawings/furniture';
import { pageClaim } from '@/components/drawings/page-scope';
import { streetPin } from '@/components/drawings/pin-shape';
import { layStreet } from '@/components/drawings/street';
import { at } from '@/components/drawings/svg';
import { Mark } from '@/components/exhibits/mark';
import { mileWalk as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** One mile of street away from the door, with the shop's position on the map at five places. */
export function MileWalk() {
  const rows = words.stops.map(({ at, rank }) => [at, rank] as const);
  return (
    <ArticleFigure name="mile-walk" words={words} rows={rows} isSample>
      <div className="fig-mile overflow-hidden max-sm:[&_.st]:hidden rounded-card bg-sky">
        <svg className="w-full" viewBox="0 -440 1000 440" dangerouslySetInnerHTML={{ __html: street() }} />
        <ol>
          {words.stops.map(({ short, rank }) => (
            <li
              key={short}
              className="grid justify-items-center grid-rows-[56px_auto] items-center font-[650]"
            >
              <Mark
                n={rank}
                tone={toneOf(rank)}
                className={rank <= 3 ? 'size-13.5 text-name' : 'size-11 text-label'}
              />
              {short}
            </li>
          ))}
        </ol>
      </div>
    </ArticleFigure>
  );
}

/** The shop under its pin at the left end, and what follows along the mile. */
function street(): string {
  const { buildings, front, doors } = layStreet(['plumber', 120, 'coffee', 150, 'barber'], pageClaim());
  const pin = streetPin({ x: doors[0]?.center ?? 0, y: -330, scale: 1.7 });
  return `${at(-60, 0, skyline(1200))}${buildings}${front}${pin}${tree(240, 170)}${tree(560, 200)}${lamp(470)}${tree(920, 180)}`;
}

function toneOf(rank: number): 'high' | 'middle' | 'low' {
  if (rank <= 3) return 'high';
  return rank <= 9 ? 'middle' : 'low';
}
