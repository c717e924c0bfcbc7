import { Shop } from '@/components/drawings/shop';
import type { ShopId } from '@/components/drawings/street';
import { SectionHead } from '@/components/ui/section-head';
import { routes } from '@/lib/routes';
import type { ClientSiteId } from './client-site';
import type { Project } from './project-card';

/** Two shops further down the street, each a link to its project. */
export function NeighborProjects({ title, link, projects }: NeighborProjectsProps) {
  return (
    <section className="wrap pb-sec">
      <SectionHead title={title} link={{ href: routes.portfolio(), label: link }} />
      <ul className="next-doors">
        {projects.map(({ id, title: name, description, image }) => (
          <li key={id} className="group">
            <div aria-hidden="true">{SHOPS[image] ? <Shop shop={SHOPS[image]} sky={372} /> : null}</div>
            <div>
              <h3>
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
