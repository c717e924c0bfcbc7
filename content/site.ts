import { contact } from '@/content/contact';
import { hours } from '@/content/hours';

const { street, city, region, postalCode } = contact;

/** Who the agency is: the one place for its name, addresses and promises' contact details. */
export const site = {
  name: 'Cornerpin',
  /** Of what stands below under these names: invented, until it is yours. */
  provenance: { foundedYear: 'sample', phone: 'sample', emails: 'sample', address: 'sample' },
  tagline: 'Get found around the corner.',
  foundedYear: 2018,
  founder: 'Maya Corwin',
  accountLead: 'Kofi Mensah',
  membership: { provenance: 'sample', name: 'Chamber of Commerce' },
  /** Who signs the contracts, where a lawsuit is filed, and who runs the servers. Terms and privacy policy name them. */
  legal: {
    provenance: 'sample',
    name: 'Cornerpin LLC',
    form: 'a New York limited liability company',
    courts:
      'the New York state courts in Dutchess County or the federal court for the Southern District of New York',
    hostingProvider: 'Tollgate Hosting, Inc.',
  },
  timeZone: 'America/New_York',
  phone: { display: contact.phone, href: `tel:+1${contact.phone.replace(/\D/g, '').replace(/^1/, '')}` },
  email: contact.email,
  supportEmail: contact.supportEmail,
  address: { street, city, region, postalCode, country: 'US' },
  /** Where we work, for every page that says so. */
  area: {
    near: 'Near Millbrook, NY, we come to you.',
    elsewhere: 'Anywhere else in the US, we meet by phone or video.',
  },
  hours,
  /** The address of the Support Center, https; empty means our own page, /resources/support. */
  supportCenter: '',
  /** Social marks: those without an address are drawn as plain, unlinked marks. */
  social: [
    { name: 'LinkedIn', href: '' },
    { name: 'Facebook', href: '' },
    { name: 'YouTube', href: '' },
  ],
} as const;
