import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Exhibit } from '@/components/exhibits/exhibit';
import { Icon } from '@/components/ui/icon';
import { leafletRack } from '@/content/exhibits/help';

/** A rack with four leaflets in its pockets, each a link to where it leads. */
export function LeafletRack({ leaflets }: { leaflets: readonly Leaflet[] }) {
  return (
    <Exhibit name="rack" className="rack">
      <p className="rack-head" aria-hidden="true">
        {leafletRack.head}
      </p>
      <ul>
        {leaflets.map(({ id, title, description, icon, shape, color, cta, link }) => (
          <li key={id} className={`leaflet leaflet-${color}`}>
            <div className="leaflet-cover">
              <BladeSign glyph={icon} shape={shape} color={color} className="size-[74px]" />
              <h2>
                <a href={link}>{title}</a>
              </h2>
              <p>{description}</p>
            </div>
            <p className="leaflet-pocket">
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
