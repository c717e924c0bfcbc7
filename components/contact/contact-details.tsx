import type { ReactNode } from 'react';
import { TownMap } from '@/components/drawings/town-map';
import { TextLink } from '@/components/ui/text-link';
import { contactPage } from '@/content/contact-page';
import { supportCenterLink } from '@/content/navigation';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatDay } from '@/lib/site/time';

/** Address, phone, email and hours, letter for letter those of the footer, beside our own corner of the map. */
export function ContactDetails({ daysOff }: { daysOff: readonly string[] }) {
  const { title, lede, labels, emergency, closed, help, ask, askLink } = contactPage.details;
  const { street, city, region, postalCode } = site.address;
  return (
    <div className="grid gap-x-split gap-y-10 lg:grid-cols-[1fr_1.12fr]">
      <div>
        <h2>{title}</h2>
        <p className="soft mt-4 mb-7 text-lede">{lede}</p>
        <dl className="border-t-2 border-ink">
          <Row label={labels.address}>
            <address className="not-italic">
              {site.name} <br />
              {street} <br />
              {city}, {region} {postalCode}
            </address>
          </Row>
          <Row label={labels.phone}>
            <TextLink href={site.phone.href}>{site.phone.display}</TextLink>
          </Row>
          <Row label={labels.email}>
            <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
          </Row>
          <Row label={labels.hours}>
            <span className="whitespace-nowrap">{site.hours.text}</span>{' '}
            <span className="soft block text-small">{emergency}</span>
            {daysOff.length === 0 ? null : (
              <span className="soft block text-small">
                {fillText(closed, { days: daysOff.map(formatDay).join('; ') })}
              </span>
            )}
          </Row>
        </dl>
        <p className="mt-6">
          {help} <TextLink href={supportCenterLink.href}>{supportCenterLink.label}</TextLink>
        </p>
        <p className="mt-2">
          {ask} <TextLink href={routes.ask()}>{askLink}</TextLink>
        </p>
      </div>
      <TownMap
        seed={23}
        labels="major"
        view="120 30 480 420"
        pin={[360, 292]}
        pinScale={1.9}
        className="min-h-[320px] overflow-hidden rounded-panel"
      />
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5em_1fr] gap-4 max-[25em]:grid-cols-1 max-[25em]:gap-0 border-b border-line py-4">
      <dt className="font-display font-bold">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
