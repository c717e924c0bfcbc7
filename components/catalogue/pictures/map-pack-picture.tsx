import { TownMap } from '@/components/drawings/town-map';
import { Icon } from '@/components/ui/icon';
import { GhostLine, Sheet } from './sheet';

/** The first result on the map. */
export function MapPackPicture() {
  return (
    <Sheet label="A search for “plumber near me”: Odell & Sons Plumbing is the first result on the map">
      <p className="flex items-center gap-3 border-b border-line px-[18px] py-3.5 font-semibold">
        <Icon name="search" className="size-[18px]" />
        plumber near me
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
        className="h-[clamp(150px,16vw,205px)]"
      />
      <div className="grid grid-cols-[1fr_auto] items-start gap-3 bg-marigold-soft px-[18px] py-[15px] text-small leading-snug">
        <p>
          <b className="block text-[1.03rem]">Odell &amp; Sons Plumbing</b>
          4.9 ★ (212) · Plumber · 0.3 mi
          <br />
          <b className="text-ok">Open 24 hours</b>
        </p>
        <b className="rounded-[7px] bg-marigold px-2.5 py-1 font-display text-ink-fixed">1st</b>
      </div>
      <div className="border-b border-line px-[18px] py-[15px]">
        <GhostLine className="w-[58%]" />
        <GhostLine className="w-[76%]" />
      </div>
      <div className="px-[18px] py-[15px]">
        <GhostLine className="w-[44%]" />
        <GhostLine className="w-[66%]" />
      </div>
    </Sheet>
  );
}
