import { Shop } from '@/components/drawings/shop';
import { Sheet } from './sheet';

/** A post from the shop floor with a question that was answered. */
export function PostPicture() {
  return (
    <Sheet label="A coffee shop’s post about rhubarb cake, with a question and its answer">
      <p className="flex items-center gap-3 px-5 py-3.5 text-small">
        <b className="grid size-10 place-items-center rounded-full bg-marigold font-display text-ink-fixed">
          K
        </b>
        <span>
          <b>Kettle Lane</b> <br />
          <span className="text-tiny text-soft">Wednesday, 7:40 am</span>
        </span>
      </p>
      <div className="flex h-52 items-end justify-center overflow-hidden bg-mint">
        <Shop shop="coffee" sky={372} className="h-[200px] w-full" />
      </div>
      <div className="p-5 text-small">
        <p>Rhubarb cake is back. $4.50 a slice until the rhubarb runs out, which was nine days last year.</p>
        <p className="mt-3.5 border-t border-line pt-3.5">
          <b>Nell</b> Is it the one without nuts?
        </p>
        <p className="mt-2 pl-5">
          <b>Kettle Lane</b> It is. Baked on its own tray, too.
        </p>
      </div>
    </Sheet>
  );
}
