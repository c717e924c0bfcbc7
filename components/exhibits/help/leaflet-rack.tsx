import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Board } from '@/components/ui/board';
import { Icon } from '@/components/ui/icon';
import { leafletRack } from '@/content/exhibits/help';
import './leaflet-rack.css';

/** A rack with four leaflets in its pockets, each a link to where it leads. */
export function LeafletRack({ leaflets }: { leaflets: readonly Leaflet[] }) {
  return (
    <Exhibit
      name="rack"
      className="pt-4 px-6 pb-6 rounded-card bg-(--b-wood) shadow-[inset_0_0_0_8px_var(--color-wood-47),var(--shadow-wall)] dark:bg-wood-36 forced-colors:border-2"
    >
      <p className="-mt-8 mb-6 text-center text-figure" aria-hidden="true">
        <Board text={leafletRack.head} />
      </p>
      <ul className="grid gap-6 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8">
        {leaflets.map(({ id, title, description, icon, shape, color, cta, link }) => (
          <li
            key={id}
            className={`leaflet relative flex flex-col px-2 text-ink-fixed ${PAINTS[color] ?? '[--paint:var(--color-pine-39)]'}`}
          >
            <div className="leaflet-cover flex-1 pt-6 px-6 pb-8 border-t-12 border-t-(color:--paint) bg-(--b-white) leading-[1.45] forced-colors:border-2">
              <BladeSign glyph={icon} shape={shape} color={color} className="size-[74px]" />
              <h2 className="mt-4 mb-1 text-figure">
                <a href={link} className="after:absolute after:inset-0 after:z-1">
                  {title}
                </a>
              </h2>
              <p>{description}</p>
            </div>
            <p className="relative flex gap-2 items-center justify-between -mx-2 py-4 px-6 rounded-edge bg-(--b-trunk) text-white font-[650] shadow-[inset_0_4px_0_var(--color-wood-62)]">
              {cta}
              <Icon name="arrow-right" className="size-5" />
            </p>
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}

type Leaflet = {
  id: string;
  title: string;
  description: string;
  icon: BladeLook['glyph'];
  shape: BladeLook['shape'];
  color: BladeLook['color'];
  cta: string;
  link: string;
};

const PAINTS: Partial<Record<BladeLook['color'], string>> = {
  pin: '[--paint:var(--color-pin-fixed)]',
  plum: '[--paint:var(--color-plum-46)]',
  terra: '[--paint:var(--color-brick-56)]',
};
