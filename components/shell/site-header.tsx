import { Logo } from '@/components/drawings/logo';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { HoldPaint } from '@/components/ui/hold-paint';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { PlatformMenu } from './platform-menu';
import { ServicesMenu } from './services-menu';
import { SupportCenterLink } from './support-center-link';

/**
 * Logo, six links (two of them with menus), search, contact, sign in and one red button. Below 1180px the menu folds
 * away, and the phone button dials. It is painted whole: its right end would move while it is read.
 */
export function SiteHeader() {
  return (
    <header data-shell data-header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="wrap flex min-h-[66px] items-center gap-2.5 sm:min-h-[76px] xl:gap-4 2xl:gap-3">
        <a href={routes.home()} aria-label={`${site.name} home`} className="flex rounded-sign">
          <Logo name={site.name} />
        </a>
        <nav aria-label="Main" className="hidden min-w-0 flex-wrap gap-0.5 xl:flex">
          <PlatformMenu />
          <ServicesMenu />
          <NavLink href={routes.capabilities()} className="nav-item">
            Capabilities
          </NavLink>
          <NavLink href={routes.pricing()} className="nav-item">
            Pricing
          </NavLink>
          <NavLink href={routes.community()} className="nav-item">
            <span className="max-2xl:sr-only">Circle </span>Community
          </NavLink>
          <SupportCenterLink className="nav-item" iconClassName="size-4">
            Support<span className="max-2xl:sr-only"> Center</span>
          </SupportCenterLink>
        </nav>
        <div className="ml-auto flex items-center gap-1.5 xl:shrink-0">
          <Island name="header-search" />
          <a
            href={site.phone.href}
            aria-label={`Call ${site.phone.display}`}
            className="icon-button max-[21em]:hidden! xl:hidden!"
          >
            <Icon name="phone" className="size-[21px]" />
          </a>
          <NavLink href={routes.contact()} aria-label="Contact" className="icon-button -mx-2 max-xl:hidden!">
            <Icon name="phone" className="size-[21px]" />
          </NavLink>
          <NavLink
            href={routes.signIn()}
            data-account="Account"
            suppressHydrationWarning
            className="hidden px-1.5 py-2.5 font-semibold whitespace-nowrap xl:block"
          >
            <span suppressHydrationWarning>Sign In</span>
          </NavLink>
          <ButtonLink href={routes.getStarted()} size="sm" className="whitespace-nowrap max-xl:hidden!">
            Get Started
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
      <HoldPaint after="header" />
    </header>
  );
}
