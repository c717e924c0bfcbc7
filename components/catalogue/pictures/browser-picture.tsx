import { Shop } from '@/components/drawings/shop';
import { demoShop } from '@/content/demo-shop';
import { Sheet } from './sheet';

/** A finished website in its browser. */
export function BrowserPicture() {
  const { address, phone, headline, text, button } = demoShop.website;
  return (
    <Sheet label="A plumber’s website in a browser: a headline, a call button and the shop">
      <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-tiny text-soft">
        <span className="flex gap-1.5">
          <i className="size-2.5 rounded-full bg-line" />
          <i className="size-2.5 rounded-full bg-line" />
          <i className="size-2.5 rounded-full bg-line" />
        </span>
        <span className="rounded-[6px] bg-mist px-3 py-1">{address}</span>
      </div>
      <div className="flex items-center justify-between gap-3 bg-[#113a66] px-5 py-3 text-small text-white">
        <b className="font-display">{demoShop.name}</b>
        <span className="font-bold text-[#ffd23f]">{phone}</span>
      </div>
      <div className="grid grid-cols-[1.2fr_1fr] items-end bg-[#113a66] pl-5 text-white">
        <div className="pt-5 pb-8">
          <p className="font-display text-[clamp(1.6rem,1.1rem+1.6vw,2.35rem)] leading-none font-extrabold tracking-tight">
            {headline}
          </p>
          <p className="mt-2.5 mb-4 text-small opacity-90">{text}</p>
          <span className="inline-block rounded-[6px] bg-[#ffd23f] px-4 py-2.5 text-small font-bold text-[#10233a]">
            {button}
          </span>
        </div>
        <Shop shop="plumber" sky={372} className="day w-full" />
      </div>
      <div className="grid grid-cols-3 divide-x divide-line text-center text-tiny font-semibold">
        <span className="py-3">Leaks</span>
        <span className="py-3">Water heaters</span>
        <span className="py-3">Drains</span>
      </div>
    </Sheet>
  );
}
