import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { NavLink } from './nav-link';

/**
 * A word of the header that has a page and a menu: the word leads to the page, the chevron opens the menu, as plain HTML.
 * With scripts it opens for a mouse on either, and closes by Escape.
 */
export function NavGroup({ label, href, anchorsPanel = false, children }: NavGroupProps) {
  return (
    <Island
      name="header-menu"
      opensOnHover
      className={`nav-group flex rounded-sign ${anchorsPanel ? 'relative' : ''}`}
    >
      <NavLink href={href} className="nav-item pr-3">
        {label}
      </NavLink>
      {/* Drawn back into the link's own padding, to stand as close to the word as if both were one. */}
      <details name="main-menu" data-menu className="-ml-4">
        <summary className="nav-item pl-2" aria-label={`${label} menu`}>
          <Icon name="chevron-down" className="nav-chevron size-4" />
        </summary>
        {children}
      </details>
    </Island>
  );
}

type NavGroupProps = {
  label: string;
  href: string;
  /** The panel hangs below the word; else below the whole header. */
  anchorsPanel?: boolean;
  children: ReactNode;
};
