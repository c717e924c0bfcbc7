import { Icon, type IconName } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import { Shop } from '@/components/drawings/shop';
import { Sheet } from './sheet';

/** A business profile that is filled in. */
export function ProfilePicture() {
  return (
    <Sheet label="A flower shop’s business profile with photo, rating, hours and buttons to call and get directions">
      <div className="flex h-44 items-end justify-center overflow-hidden bg-sky-deep">
        <Shop shop="florist" sky={372} className="h-[172px] w-full" />
      </div>
      <div className="p-5">
        <p className="font-display text-h3 font-bold">Fern &amp; Twine</p>
        <p className="mt-1 text-small">
          4.8 <Stars rating={5} /> <span className="text-soft">(126) · Florist</span>
        </p>
        <div className="my-4 grid grid-cols-3 gap-2 text-center text-tiny font-semibold">
          {ACTIONS.map(([icon, label]) => (
            <span key={label} className="grid justify-items-center gap-1 rounded-button bg-mist py-2.5">
              <Icon name={icon} className="size-5 text-bottle" />
              {label}
            </span>
          ))}
        </div>
        <ul className="text-small">
          <li className="flex justify-between gap-4 border-t border-line py-2.5">
            <span>
              <b className="text-ok">Open now</b>
            </span>
            <span className="text-soft">closes 6 pm</span>
          </li>
          <li className="flex justify-between gap-4 border-t border-line py-2.5">
            <span>Memorial Day</span>
            <span className="text-soft">8 am to noon, confirmed</span>
          </li>
          <li className="flex justify-between gap-4 border-t border-line py-2.5">
            <span>Last photo</span>
            <span className="text-soft">yesterday</span>
          </li>
        </ul>
      </div>
    </Sheet>
  );
}

const ACTIONS = [
  ['phone', 'Call'],
  ['arrow-up-right', 'Directions'],
  ['check', 'Book'],
] as const satisfies readonly (readonly [IconName, string])[];
