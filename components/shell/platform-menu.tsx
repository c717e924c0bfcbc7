import { Icon } from '@/components/ui/icon';
import { platformLinks } from '@/content/navigation';
import { NavLink } from './nav-link';

/** The three platform pages under their own heading. Opens as plain HTML; the header's script adds hover and Escape. */
export function PlatformMenu() {
  return (
    <details name="main-menu" data-menu className="relative">
      <summary className="nav-item">
        Platform <Icon name="chevron-down" className="nav-chevron size-4" />
      </summary>
      <div className="menu-panel absolute top-[calc(100%+16px)] left-0 w-[340px] rounded-b-card px-6 py-4">
        <ul>
          {platformLinks.map(link => (
            <li key={link.href} className="border-b border-line last:border-0">
              <NavLink href={link.href} className="menu-link">
                <span className="menu-link-name">{link.label}</span>
                <span className="soft text-[0.9rem] leading-snug">{link.line}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
