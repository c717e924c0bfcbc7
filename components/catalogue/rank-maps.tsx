import { countTopThree, firstDayRanks, ninetyDayRanks, type RankRule } from '@/components/drawings/rank-grid';
import { TownMap } from '@/components/drawings/town-map';

/** The same shop's places on 35 corners, before and after. The captions count from the drawing's own rule. */
export function RankMaps() {
  return (
    <>
      <div className="grid gap-[18px] sm:grid-cols-2">
        <RankMap title="Day 1" ranks={firstDayRanks} />
        <RankMap title="Day 90" ranks={ninetyDayRanks} />
      </div>
      <p className="soft mt-4 text-small">
        Illustrative. The pin counts as a corner: it is the search from the shop’s door. Your map depends on
        your trade, your town and your reviews.
      </p>
    </>
  );
}

function RankMap({ title, ranks }: { title: string; ranks: RankRule }) {
  const { top, corners } = countTopThree(ranks);
  return (
    <figure className="overflow-hidden rounded-card bg-card shadow-lift">
      <TownMap
        seed={23}
        labels="major"
        ranks={ranks}
        label={`${title}: search positions on ${corners} corners of the map`}
        className="aspect-[68/48]"
      />
      <figcaption className="flex items-baseline justify-between gap-2.5 px-[18px] pt-3.5 pb-[15px] text-small">
        <b className="font-display text-[1.06rem]">{title}</b>
        <span className="soft">
          Top three on {top} of {corners} corners
        </span>
      </figcaption>
    </figure>
  );
}
