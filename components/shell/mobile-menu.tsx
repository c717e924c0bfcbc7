import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { platformLinks, resourceLinks, supportCenterLink } from '@/content/navigation';
import { routes } from '@/lib/site/routes';
import { NavLink } from './nav-link';
import { SupportCenterLink } from './support-center-link';

/** The folded menu: full height, big rows; Platform and Resources open independently of each other. */
export function MobileMenu() {
  return (
    <Island name="header-menu">
      <details data-menu data-mobile-menu className="xl:hidden">
        <summary className="icon-button" aria-label="Menu">
          <Icon name="menu" className="menu-closed-mark size-6" />
          <Icon name="x" className="menu-open-mark size-6" />
        </summary>
        <div className="absolute inset-x-0 top-full h-[calc(100dvh-66px)] overflow-y-auto overscroll-contain bg-paper pb-24 sm:h-[calc(100dvh-76px)]">
          <nav aria-label="Mobile" className="wrap pt-2">
            <ul>
              <Row href={routes.home()}>Home</Row>
              <Group title="Platform" links={platformLinks} />
              <Row href={routes.services()}>Services</Row>
              <Row href={routes.capabilities()}>Capabilities</Row>
              <Row href={routes.pricing()}>Pricing</Row>
              <Group title="Resources" links={resourceLinks} />
              <li className="border-b border-line">
                <SupportCenterLink className="mobile-row" iconClassName="size-5">
                  {supportCenterLink.label}
                </SupportCenterLink>
              </li>
              <Row href={routes.contact()}>Contact</Row>
            </ul>
            <p className="mt-6 grid gap-3">
              <ButtonLink href={routes.getStarted()} block>
                Get Started
              </ButtonLink>
              <ButtonLink
                href={routes.signIn()}
                data-account="Account"
                suppressHydrationWarning
                variant="line"
                block
              >
                <span suppressHydrationWarning>Sign In</span>
              </ButtonLink>
            </p>
          </nav>
        </div>
      </details>
    </Island>
  );
}

function Row({ href, children }: { href: string; children: string }) {
  return (
    <li className="border-b border-line">
      <NavLink href={href} className="mobile-row">
        {children}
      </NavLink>
    </li>
  );
}

function Group({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  return (
    <li className="border-b border-line">
      <details>
        <summary className="mobile-row">
          {title}
          <span className="plus" aria-hidden="true" />
        </summary>
        <ul className="pb-2.5 pl-4">
          {links.map(link => (
            <li key={link.href}>
              <NavLink href={link.href} className="flex min-h-11 items-center font-medium">
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
