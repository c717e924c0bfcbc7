import { Shop } from '@/components/drawings/shop';
import type { ShopId } from '@/components/drawings/street';
import { PhotoImage } from '@/components/photos/photo-image';
import { SectionHead } from '@/components/ui/section-head';
import type { Project } from '@/content/project';
import { routes } from '@/lib/site/routes';
import type { ClientSiteId } from './client-site';

/** Shops further down the street, each a link to its project. */
export function NeighborProjects({ title, link, projects }: NeighborProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <section className="wrap pb-sec">
      <SectionHead title={title} link={{ href: routes.portfolio(), label: link }} />
      <ul className="grid gap-6 [&_svg]:w-full [&_svg]:h-[clamp(170px,18vw,236px)] lg:grid-cols-2">
        {projects.map(({ id, title: name, description, image, photo }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[clamp(120px,34%,200px)_minmax(0,1fr)] gap-2 items-end overflow-hidden pt-4 rounded-card bg-mint leading-[1.45] nth-2:bg-marigold-soft"
          >
            <div aria-hidden="true">
              {image && SHOPS[image] ? <Shop shop={SHOPS[image]} sky={372} /> : null}
              {photo ? <PhotoImage photo={photo} sizes="46vw" isDecorative className="rounded-card" /> : null}
            </div>
            <div className="self-center py-6 pr-6 pl-2">
              <h3 className="mb-1 font-extrabold">
                <a href={routes.project(id)} className="after:absolute after:inset-0 group-hover:text-pin">
                  {name}
                </a>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Clients whose shop stands in the street; the others have none to show, such as a plumber who works from vans. */
const SHOPS: Partial<Record<ClientSiteId, ShopId>> = {
  nonna: 'restaurant',
  bright: 'dentist',
  fern: 'florist',
  marlow: 'barber',
  tully: 'auto',
  quill: 'books',
};

type NeighborProjectsProps = { title: string; link: string; projects: readonly Project[] };
