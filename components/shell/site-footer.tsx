import { AccessibilityToolsButton } from '@/components/accessibility/accessibility-tools';
import { Logo } from '@/components/drawings/logo';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Island } from '@/components/islands/island';
import { thisYear } from '@/components/page-script/current-year';
import { Icon } from '@/components/ui/icon';
import { footerGroups, legalLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { SocialMarks } from './social-marks';
import { ThemeSwitch } from './theme-switch';

/** The asphalt at the end of every page: all the ways, who we are, and the small print. */
export function SiteFooter() {
  return (
    <footer data-shell className="on-dark bg-kerb text-stone-90">
      <div className="wrap pt-16 pb-8 max-sm:pt-10">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 max-sm:gap-y-7 lg:grid-cols-[1.5fr_repeat(4,1fr)]">
          <div className="col-span-2 lg:col-span-1">
            <a
              href={routes.home()}
              aria-label={`${site.name} home`}
              className="inline-block rounded-sign text-white [--pin-body:var(--color-pine-80)]"
            >
              <Logo name={site.name} />
            </a>
            <p className="mt-4 max-w-[27em] leading-[1.55]">
              Websites, map listings and chatbots for local shops and trades. In {site.address.city} since{' '}
              {site.foundedYear}.
            </p>
            <ContactLines />
            <SocialMarks />
            <p className="mt-6 inline-flex items-center gap-3 rounded-sign border-[1.5px] border-white/35 px-3.5 py-2 text-small leading-[1.3]">
              <Icon name="landmark" className="size-5" />
              <span>
                Member, <b>{site.membership.name}</b>
              </span>
              <SampleTagOf item={site.membership} />
            </p>
          </div>
          {footerGroups.map(group => (
            <FooterGroup key={group.title} title={group.title} links={group.links} />
          ))}
        </div>
        <div className="mt-[52px] flex max-sm:mt-7 flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-dashed border-white/28 pt-6 text-small text-kerb-soft">
          <p>
            © <CurrentYear /> {site.name}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {legalLinks.map(link => (
              <li key={link.href}>
                <a href={link.href} className="footer-link">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ThemeSwitch />
            <Island name="cookie-choices" />
            <AccessibilityToolsButton />
          </div>
        </div>
      </div>
    </footer>
  );
}

function ContactLines() {
  const { street, city, region, postalCode } = site.address;
  return (
    <address className="mt-4 leading-[1.55] text-kerb-soft not-italic">
      {street},{' '}
      <span className="inline-block">
        {city}, {region} {postalCode}
      </span>{' '}
      <br />
      <a href={site.phone.href} className="footer-link">
        {site.phone.display}
      </a>{' '}
      <br />
      <a href={`mailto:${site.email}`} className="footer-link">
        {site.email}
      </a>
    </address>
  );
}

function FooterGroup({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  return (
    <div>
      <h2 className="mb-3 text-body leading-tight font-[750] tracking-normal text-white">{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.label}>
            <a href={link.href} className="footer-link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The year of the build in the static HTML, the visitor's own once scripts run. */
function CurrentYear() {
  return <span data-current-year>{thisYear()}</span>;
}
