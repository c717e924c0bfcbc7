import { site as original } from '../../../content/site';

const SOCIAL: readonly { name: 'LinkedIn' | 'Facebook' | 'YouTube'; href: string }[] = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/tidewater-web-example' },
];

const checked = { source: 'our own records', checkedOn: '2026-11-02' } as const;

/** An agency of three in another state, which has no Sample left. */
export const site = {
  ...original,
  name: 'Tidewater Web',
  provenance: { foundedYear: checked, phone: checked, emails: checked, address: checked },
  tagline: 'Found from the pier to the pass.',
  foundedYear: 2021,
  founder: 'Ingrid Halvorsen',
  accountLead: 'Desmond Pryor',
  membership: { provenance: checked, name: 'Port Alder Downtown Association' },
  legal: {
    provenance: checked,
    name: 'Tidewater Web LLC',
    form: 'a Washington limited liability company',
    courts:
      'the Washington state courts in Pierce County or the federal court for the Western District of Washington',
    hostingProvider: 'Cedar Rack Hosting, LLC',
  },
  timeZone: 'America/Los_Angeles',
  area: {
    near: 'Near Port Alder, WA, we come to you.',
    elsewhere: 'Anywhere else in the US, we meet by phone or video.',
  },
  social: SOCIAL,
} as const;
