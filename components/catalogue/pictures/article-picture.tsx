import { Shop } from '@/components/drawings/shop';
import { GhostLine, Sheet } from './sheet';

/** A useful article on a shop's own site. */
export function ArticlePicture() {
  return (
    <Sheet label="An article by a garage: what that squeal means and when it can wait">
      <div className="flex h-40 items-end justify-center overflow-hidden bg-rose">
        <Shop shop="auto" sky={372} className="h-[152px] w-full" />
      </div>
      <div className="p-[clamp(20px,3vw,30px)]">
        <p className="text-tiny text-soft">Tully Auto · 4 min read</p>
        <p className="mt-1.5 font-display text-[clamp(1.4rem,1.1rem+1vw,1.8rem)] leading-[1.08] font-extrabold tracking-tight">
          That squeal: when it can wait, and when it can’t
        </p>
        <p className="mt-3 text-small">
          A squeal for the first two stops of a wet morning is rust. It goes by itself.
        </p>
        <div className="my-3">
          <GhostLine className="w-full" />
          <GhostLine className="w-11/12" />
        </div>
        <p className="rounded-button bg-marigold-soft px-4 py-3 text-small">
          <b className="font-display">Do this first</b> <br />
          Look through the wheel with a flashlight. Less than 3 mm of pad? Come today.
        </p>
        <GhostLine className="mt-4 w-2/3" />
      </div>
    </Sheet>
  );
}
