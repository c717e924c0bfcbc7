import { TownMap } from '@/components/drawings/town-map';
import { Icon } from '@/components/ui/icon';
import { demoShop } from '@/content/demo-shop';
import { GhostLine, Sheet } from './sheet';

export function MapPackPicture() {
  const { words, name, rating, trade, distance, hours, place } = demoShop.search;
  return (
    <Sheet label={`A search for “${words}”: ${name} is the first result on the map`}>
      <p className="flex items-center gap-3 border-b border-line px-4 py-3.5 font-semibold">
        <Icon name="search" className="size-[18px]" />
        {words}
      </p>
      <TownMap
        seed={23}
        labels="major"
        view="120 150 480 190"
        pin={[360, 292]}
        rivals={[
          [210, 220],
          [540, 230],
        ]}
        className="h-[clamp(176px,16vw,205px)]"
      />
      <div className="grid grid-cols-[1fr_auto] items-start gap-3 bg-marigold-soft px-4 py-4 text-small leading-snug">
        <p>
          <b className="block text-body">{name}</b>
          {`${rating} · ${trade} · ${distance}`} <br />
          <b className="text-ok">{hours}</b>
        </p>
        <b className="rounded-sign bg-marigold px-2.5 py-1 font-display text-ink-fixed">{place}</b>
      </div>
      <div className="border-b border-line px-4 py-4">
        <GhostLine className="w-[58%]" />
        <GhostLine className="w-[76%]" />
      </div>
      <div className="px-4 py-4">
        <GhostLine className="w-[44%]" />
        <GhostLine className="w-[66%]" />
      </div>
    </Sheet>
  );
}
