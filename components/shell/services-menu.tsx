import { Shop } from '@/components/drawings/shop';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { serviceGroups } from '@/content/navigation';
import { routes } from '@/lib/site/routes';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';

/** The services' page, and the mega-menu: three lists, and the empty shop for what is in none of them. */
export function ServicesMenu() {
  return (
    <NavGroup label="Services" href={routes.services()}>
      <div className="menu-panel absolute inset-x-0 top-full">
        <div className="wrap grid grid-cols-[repeat(3,1fr)_1.25fr] gap-10 pt-9 pb-10">
          {serviceGroups.map(group => (
            <div key={group.title}>
              <h2 className="mb-2 border-b-2 border-ink pb-2.5 text-body leading-tight font-[750] tracking-normal">
                {group.title}
              </h2>
              <ul>
                {group.links.map(link => (
                  <li key={link.href} className="border-b border-line">
                    <NavLink href={link.href} className="menu-link">
                      <span className="menu-link-name">{link.label}</span>{' '}
                      <span className="soft text-small leading-snug">{link.line}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <CustomCard />
        </div>
      </div>
    </NavGroup>
  );
}

function CustomCard() {
  return (
    <div className="grid min-h-[270px] grid-cols-[1fr_164px] items-end overflow-hidden rounded-card bg-sky">
      <div className="self-center py-6 pl-6">
        <h2 className="text-name leading-[1.15] tracking-normal">Need a custom solution?</h2>
        <p className="mt-2 mb-4 text-small">Tell us what’s missing. We’ll tell you what it takes.</p>
        <ButtonLink href={routes.contact()} size="sm">
          Get Started
        </ButtonLink>
        <p className="mt-3">
          <TextLink href={routes.services()} className="whitespace-nowrap">
            View All Services
          </TextLink>
        </p>
      </div>
      <Shop shop="vacant" lone="menu-" />
    </div>
  );
}
