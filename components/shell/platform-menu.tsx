import { platformLinks } from '@/content/navigation';
import { routes } from '@/lib/site/routes';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';

/** The platform's page, and the three pages under it. */
export function PlatformMenu() {
  return (
    <NavGroup label="Platform" href={routes.platform()} anchorsPanel>
      <div className="menu-panel absolute top-[calc(100%+16px)] left-0 w-[340px] rounded-b-card px-6 py-4">
        <ul>
          {platformLinks.map(link => (
            <li key={link.href} className="border-b border-line last:border-0">
              <NavLink href={link.href} className="menu-link">
                <span className="menu-link-name">{link.label}</span>{' '}
                <span className="soft text-small leading-snug">{link.line}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </NavGroup>
  );
}
